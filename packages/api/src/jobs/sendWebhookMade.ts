import { webhookMade } from '../mail/webhookMade/webhookMade.ts';
import { defineJob, type Job } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

const run =
  (isNew: boolean): Job<'sendWebhookMade'>['run'] =>
  async (input, tools) => {
    const { accountId, letterId, personId } = input;
    const person = await tools.people.find(accountId, personId);
    const letter = await tools.letters.find(accountId, letterId);
    const webhook = letter && (await tools.webhooks.find(accountId, letter.about));
    if (!person || !webhook) return;

    await sendOnce(tools, input, person, () =>
      Promise.resolve(
        webhookMade({
          isNew,
          language: person.language,
          firstName: person.first_name,
          host: new URL(webhook.url).host,
          events: webhook.events,
          at: letter.created_at,
          url: `${tools.settings.publicOrigin}/account/?tab=developers`,
        }),
      ),
    );
  };

/** Mails a notice that a webhook was made. One that was removed meanwhile is not told of. */
export const sendWebhookMade = defineJob('sendWebhookMade', run(true));

/** Mails a notice that the address of a webhook was changed. */
export const sendWebhookMoved = defineJob('sendWebhookMoved', run(false));
