import { newSignIn } from '../mail/newSignIn/newSignIn.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails a notice of a login from a device that was not used before. */
export const sendNewSignIn = defineJob('sendNewSignIn', async (input, tools) => {
  const { accountId, letterId, personId } = input;
  const person = await tools.people.find(accountId, personId);
  const letter = await tools.letters.find(accountId, letterId);
  const session = letter && (await tools.sessions.find(letter.about));
  if (!person || !session) return;

  await sendOnce(tools, input, person, () =>
    Promise.resolve(
      newSignIn({
        language: person.language,
        firstName: person.first_name,
        device: session.device,
        address: session.address,
        at: session.created_at,
        url: `${tools.settings.publicOrigin}/account/?tab=security`,
      }),
    ),
  );
});
