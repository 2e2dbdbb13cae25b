import { apiKeyMade } from '../mail/apiKeyMade/apiKeyMade.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails a notice that a key for a program was made. One that was revoked meanwhile is not told of. */
export const sendApiKeyMade = defineJob('sendApiKeyMade', async (input, tools) => {
  const { accountId, letterId, personId } = input;
  const person = await tools.people.find(accountId, personId);
  const letter = await tools.letters.find(accountId, letterId);
  const key = letter && (await tools.apiKeys.find(accountId, letter.about));
  if (!person || !key) return;

  await sendOnce(tools, input, person, () =>
    Promise.resolve(
      apiKeyMade({
        language: person.language,
        firstName: person.first_name,
        keyName: key.name,
        prefix: key.prefix,
        scopes: key.scopes,
        at: key.created_at,
        url: `${tools.settings.publicOrigin}/account/?tab=developers`,
      }),
    ),
  );
});
