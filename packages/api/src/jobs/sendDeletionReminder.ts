import { deletionReminder } from '../mail/deletionReminder/deletionReminder.ts';
import { defineJob } from './defineJob.ts';
import { sendOnce } from './sendOnce.ts';

/** Mails that an account goes in two days. One that was kept meanwhile is not mentioned. */
export const sendDeletionReminder = defineJob('sendDeletionReminder', async (input, tools) => {
  const person = await tools.people.find(input.accountId, input.personId);
  const deletesAt = await tools.deletions.find(input.accountId);
  if (!person || !deletesAt) return;

  await sendOnce(tools, input, person, () =>
    Promise.resolve(
      deletionReminder({
        language: person.language,
        firstName: person.first_name,
        deletesAt,
        url: `${tools.settings.publicOrigin}/account/?tab=settings`,
      }),
    ),
  );
});
