import { passwordReset } from '../mail/passwordReset/passwordReset.ts';
import { defineJob } from './defineJob.ts';
import { newLetterToken } from './newLetterToken.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails a link that sets a new password. */
export const sendPasswordReset = defineJob('sendPasswordReset', async (input, tools) => {
  const { resetTtlSeconds, publicOrigin } = tools.settings;
  const person = await tools.people.find(input.accountId, input.personId);
  if (!person?.is_active) return;

  await sendOnce(tools, input, person, async () => {
    const token = await newLetterToken(tools, person, 'reset', resetTtlSeconds);
    return passwordReset({
      language: person.language,
      firstName: person.first_name,
      url: `${publicOrigin}/reset-password#t=${token}`,
      hours: Math.ceil(resetTtlSeconds / 3_600),
    });
  });
});
