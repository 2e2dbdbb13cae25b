import { passwordChanged } from '../mail/passwordChanged/passwordChanged.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails a notice that a password was changed. */
export const sendPasswordChanged = defineJob('sendPasswordChanged', async (input, tools) => {
  const person = await tools.people.find(input.accountId, input.personId);
  if (!person) return;
  const letter = await tools.letters.find(input.accountId, input.letterId);
  const ended = await tools.securityEvents.listEndedWith(input.accountId, letter?.about ?? '');

  await sendOnce(tools, input, person, () =>
    Promise.resolve(
      passwordChanged({
        language: person.language,
        firstName: person.first_name,
        ended: {
          apiKeys: ended.flatMap(({ api_key }) => api_key?.name ?? []),
          webhooks: ended.flatMap(({ webhook }) => webhook ?? []),
        },
        url: `${tools.settings.publicOrigin}/recover-account/`,
      }),
    ),
  );
});
