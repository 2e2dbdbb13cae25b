import { securitySummary, toldKinds } from '../mail/securitySummary/securitySummary.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

const hourMs = 3_600_000;

/** Mails what happened to an account since an hour before it became too much for single letters. */
export const sendSecuritySummary = defineJob('sendSecuritySummary', async (input, tools) => {
  const { accountId, letterId, personId } = input;
  const person = await tools.people.find(accountId, personId);
  const letter = await tools.letters.find(accountId, letterId);
  if (!person || !letter) return;

  await sendOnce(tools, input, person, async () => {
    const since = new Date(letter.created_at.getTime() - hourMs);
    const events = await tools.securityEvents.listSince(accountId, toldKinds, since);
    return securitySummary({
      language: person.language,
      firstName: person.first_name,
      since,
      events: events.map(({ kind, created_at, device, address, api_key, webhook }) => ({
        kind,
        at: created_at,
        about: webhook ?? (kind === 'api_key_made' ? (api_key?.name ?? null) : null),
        device,
        address,
      })),
      url: `${tools.settings.publicOrigin}/account/?tab=security`,
    });
  });
});
