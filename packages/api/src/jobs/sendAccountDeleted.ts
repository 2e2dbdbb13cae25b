import { accountDeleted } from '../mail/accountDeleted/accountDeleted.ts';
import { defineJob } from './defineJob.ts';
import { isRefusedForGood } from './isRefusedForGood.ts';

/**
 * Mails that an account is gone, and then forgets the address. There is no account any more that
 * could remember whether this went out: the address itself says that it did not.
 */
export const sendAccountDeleted = defineJob('sendAccountDeleted', async ({ farewellId }, tools) => {
  const { deletions, mailer, logger, settings } = tools;
  const person = await deletions.findFarewell(farewellId);
  if (!person) return;

  try {
    await mailer.send({
      ...accountDeleted({
        language: person.language,
        firstName: person.first_name,
        url: `${settings.publicOrigin}/register/`,
      }),
      id: farewellId,
      to: { name: `${person.first_name} ${person.last_name}`, address: person.email },
    });
  } catch (error) {
    if (!tools.isLastTry && !isRefusedForGood(error)) throw error;
    logger.error({ err: error, letter_id: farewellId }, 'A letter is given up');
  }
  await deletions.removeFarewell(farewellId);
});
