import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers, QueryResolvers, WebhookEvent } from '../../resolvers.generated.ts';
import { nullWhenMissing } from '../../sources/nullWhenMissing.ts';
import { SourceError } from '../../sources/SourceError.ts';
import { toPage } from '../../toPage.ts';

/** `FEEDBACK_RECEIVED` as the API spells it. */
const toEvent = (event: WebhookEvent) => event.toLowerCase().replace('_', '.');

const noSecret = { webhook: null, secret: null };

/** A new secret is in force at once: it is shown also where nothing else can be read any more. */
const nullWhenRefused = (error: unknown): null => {
  if (error instanceof SourceError) return null;
  throw error;
};

/** Lists the programs that are told of things, and what they were told. */
export const webhookQueries = {
  webhooks: (_, _arguments, { sources }) => sources.webhooks.list(),

  webhookDeliveries: (_, { webhookId, page }, { sources }) =>
    sources.webhooks.deliveriesOf(webhookId).list(toPage(page), {}).catch(nullWhenMissing),
} satisfies QueryResolvers;

/** Adds, changes and removes webhooks, and has them told again. */
export const webhookMutations = {
  addWebhook: (_, { input }, { sources }) =>
    answerOrErrors(async () => {
      const { events, password, ...rest } = input;
      const added = await sources.webhooks.add({
        ...rest,
        events: events.map(toEvent),
        password: password ?? undefined,
      });
      const { secret, ...webhook } = added;
      return { webhook, secret };
    }, noSecret),

  updateWebhook: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { id, url, description, events, isEnabled, password } = input;
        return {
          webhook: await sources.webhooks.update(id, {
            url: url ?? undefined,
            description: description ?? undefined,
            events: events?.map(toEvent),
            is_enabled: isEnabled ?? undefined,
            password: password ?? undefined,
          }),
        };
      },
      { webhook: null },
    ),

  removeWebhook: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.webhooks.remove(input.id);
        return { webhooks: await sources.webhooks.list() };
      },
      { webhooks: null },
    ),

  showWebhookSecret: (_, { input }, { sources: { webhooks } }) =>
    answerOrErrors(async () => {
      const { secret } = await webhooks.showSecret(input.id, input.password);
      return { webhook: await webhooks.get(input.id), secret };
    }, noSecret),

  rotateWebhookSecret: (_, { input }, { sources: { webhooks } }) =>
    answerOrErrors(async () => {
      const { secret } = await webhooks.rotateSecret(input.id, input.password);
      return { webhook: await webhooks.get(input.id).catch(nullWhenRefused), secret };
    }, noSecret),

  testWebhook: (_, { input }, { sources }) =>
    answerOrErrors(async () => ({ delivery: await sources.webhooks.test(input.id) }), {
      delivery: null,
    }),

  replayDelivery: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({ delivery: await sources.webhooks.replay(input.webhookId, input.id) }),
      { delivery: null },
    ),

  replayFailedDeliveries: (_, { input }, { sources }) =>
    answerOrErrors(() => sources.webhooks.replayFailed(input.webhookId, input.since), {
      count: null,
    }),
} satisfies MutationResolvers;
