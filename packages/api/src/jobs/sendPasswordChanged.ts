import { passwordChanged } from '../mail/passwordChanged/passwordChanged.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails a notice that a password was changed. */
export const sendPasswordChanged = defineJob('sendPasswordChanged', async (input, tools) => {
  const person = await tools.people.find(input.accountId, input.personId);
  if (!person) return;

  await sendOnce(tools, input, person, () =>
    Promise.resolve(
      passwordChanged({
        language: person.language,
        firstName: person.first_name,
        url: `${tools.settings.publicOrigin}/recover-account/`,
      }),
    ),
  );
});
