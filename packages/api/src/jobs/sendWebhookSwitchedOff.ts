import { webhookSwitchedOff } from '../mail/webhookSwitchedOff/webhookSwitchedOff.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails that a webhook was switched off. One that is on again, or gone, is not mentioned. */
export const sendWebhookSwitchedOff = defineJob('sendWebhookSwitchedOff', async (input, tools) => {
  const { accountId, webhookId } = input;
  const person = await tools.people.findOwner(accountId);
  const webhook = await tools.webhooks.find(accountId, webhookId);
  if (!person || !webhook || webhook.state === 'enabled') return;

  const { host, pathname } = new URL(webhook.url);
  await sendOnce(tools, input, person, () =>
    Promise.resolve(
      webhookSwitchedOff({
        language: person.language,
        firstName: person.first_name,
        address: `${host}${pathname}`,
        isGone: webhook.state === 'gone',
        url: `${tools.settings.publicOrigin}/account/?tab=developers`,
      }),
    ),
  );
});
