import { activation } from '../mail/activation/activation.ts';
import { defineJob } from './defineJob.ts';
import { newLetterToken } from './newLetterToken.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails an activation link. To one who is active, or barred, it sends nothing. */
export const sendActivation = defineJob('sendActivation', async (input, tools) => {
  const { activationTtlSeconds, publicOrigin } = tools.settings;
  const person = await tools.people.find(input.accountId, input.personId);
  if (!person || person.is_active || person.deactivated_at) return;

  await sendOnce(tools, input, person, async () => {
    const token = await newLetterToken(tools, person, 'activation', activationTtlSeconds);
    return activation({
      language: person.language,
      firstName: person.first_name,
      url: `${publicOrigin}/activate#t=${token}`,
      hours: Math.ceil(activationTtlSeconds / 3_600),
    });
  });
});
