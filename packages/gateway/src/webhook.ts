import type { Api } from './api/client.ts';
import { UpstreamError, nullWhenMissing } from './api/UpstreamError.ts';
import { answerOrErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';
import { withoutNulls } from './translate.ts';

const noSecret = { webhook: null, secret: null };

/** A new secret is in force at once: it is shown also where nothing else can be read any more. */
const nullWhenRefused = (error: unknown): null => {
  if (error instanceof UpstreamError) return null;
  throw error;
};

const listWebhooks = async (api: Api) => (await api.get('/webhook/')).results;

const getWebhook = (api: Api, id: string) => api.get('/webhook/{id}/', { path: { id } });

export const webhookQueries = {
  webhooks: (_, _arguments, { api }) => listWebhooks(api),
  webhookDeliveries: (_, { webhookId: id, page }, { api }) =>
    api.page('/webhook/{id}/deliveries/', page, {}, { id }).catch(nullWhenMissing),
} satisfies QueryResolvers;

export const webhookMutations = {
  addWebhook: (_, { input }, { api }) =>
    answerOrErrors(async () => {
      const body = {
        ...input,
        format: input.format ?? undefined,
        locations: input.locations ?? undefined,
        tags: input.tags ?? undefined,
        topics: input.topics ?? undefined,
        words: input.words ?? undefined,
        digest: input.digest ?? undefined,
        password: input.password ?? undefined,
      };
      const { secret, ...webhook } = await api.post('/webhook/', { body });
      return { webhook, secret };
    }, noSecret),

  updateWebhook: (_, { input: { id, ratingMax, ...change } }, { api }) =>
    answerOrErrors(
      async () => {
        // Null is every answer; the others are left out.
        const body = { ...withoutNulls(change), ratingMax };
        const asked = { path: { id }, body };
        return { webhook: await api.patch('/webhook/{id}/', asked) };
      },
      { webhook: null },
    ),

  removeWebhook: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/webhook/{id}/', { path: { id } });
        return { webhooks: await listWebhooks(api) };
      },
      { webhooks: null },
    ),

  showWebhookSecret: (_, { input: { id, password } }, { api }) =>
    answerOrErrors(async () => {
      const asked = { path: { id }, body: { password } };
      const { secret } = await api.post('/webhook/{id}/secret/', asked);
      return { webhook: await getWebhook(api, id), secret };
    }, noSecret),

  rotateWebhookSecret: (_, { input: { id, password } }, { api }) =>
    answerOrErrors(async () => {
      const asked = { path: { id }, body: { password } };
      const { secret } = await api.post('/webhook/{id}/rotate_secret/', asked);
      return { webhook: await getWebhook(api, id).catch(nullWhenRefused), secret };
    }, noSecret),

  testWebhook: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => ({ delivery: await api.post('/webhook/{id}/test/', { path: { id }, body: {} }) }),
      { delivery: null },
    ),

  replayDelivery: (_, { input: { webhookId, id: delivery } }, { api }) =>
    answerOrErrors(
      async () => {
        const asked = { path: { id: webhookId, delivery }, body: {} };
        return { delivery: await api.post('/webhook/{id}/deliveries/{delivery}/replay/', asked) };
      },
      { delivery: null },
    ),

  replayFailedDeliveries: (_, { input: { webhookId: id, since } }, { api }) =>
    answerOrErrors(() => api.post('/webhook/{id}/replay/', { path: { id }, body: { since } }), {
      count: null,
    }),
} satisfies MutationResolvers;
