import { finishDeletion as finish } from '../deletion/finishDeletion.ts';
import { purgeAccount as purge } from '../account/purgeAccount.ts';
import { accountDeleted } from '../mail/accountDeleted/accountDeleted.ts';
import { apiKeyMade } from '../mail/apiKeyMade/apiKeyMade.ts';
import { codePublished } from '../mail/codePublished/codePublished.ts';
import { deletionAsked } from '../mail/deletionAsked/deletionAsked.ts';
import { deletionReminder } from '../mail/deletionReminder/deletionReminder.ts';
import { newSignIn } from '../mail/newSignIn/newSignIn.ts';
import { passwordChanged } from '../mail/passwordChanged/passwordChanged.ts';
import { passwordReset } from '../mail/passwordReset/passwordReset.ts';
import { sendActivation } from './sendActivation.ts';
import { sendAlertConfirmation } from './sendAlertConfirmation.ts';
import { sendDigest } from './sendDigest.ts';
import { sendLowRatings } from './sendLowRatings.ts';
import { sendMonthlyReport } from './sendMonthlyReport.ts';
import { sendQuestion } from './sendQuestion.ts';
import { sendReply } from './sendReply.ts';
import { sendSecuritySummary } from './sendSecuritySummary.ts';
import { sendWebhookMade, sendWebhookMoved } from './sendWebhookMade.ts';
import { sendWebhookSwitchedOff } from './sendWebhookSwitchedOff.ts';
import { defineJob } from './defineJob.ts';
import { isRefusedForGood } from './isRefusedForGood.ts';
import { sendOnce } from './sendOnce.ts';
import { attachCode } from './codeAttachments.ts';
import { newLetterToken } from './newLetterToken.ts';

/** Mails a link that sets a new password. */
const sendPasswordReset = defineJob('sendPasswordReset', async (input, tools) => {
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

/** Mails a notice that a password was changed. */
const sendPasswordChanged = defineJob('sendPasswordChanged', async (input, tools) => {
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

/** Mails a notice of a login from a device that was not used before. */
const sendNewSignIn = defineJob('sendNewSignIn', async (input, tools) => {
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

/** Mails that an account goes in two days. One that was kept meanwhile is not mentioned. */
const sendDeletionReminder = defineJob('sendDeletionReminder', async (input, tools) => {
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

/** Mails that an account waits to be deleted. One that was kept meanwhile is not mentioned. */
const sendDeletionAsked = defineJob('sendDeletionAsked', async (input, tools) => {
  const person = await tools.people.find(input.accountId, input.personId);
  const deletesAt = await tools.deletions.find(input.accountId);
  if (!person || !deletesAt) return;

  await sendOnce(tools, input, person, () =>
    Promise.resolve(
      deletionAsked({
        language: person.language,
        firstName: person.first_name,
        deletesAt,
        url: `${tools.settings.publicOrigin}/account/?tab=settings`,
      }),
    ),
  );
});

/** Mails a code that was opened to visitors, as files to print. A code that is gone by now is not mentioned. */
const sendCodePublished = defineJob('sendCodePublished', async (input, tools) => {
  const { accountId, codeId } = input;
  const person = await tools.people.findOwner(accountId);
  const code = await tools.codes.find(accountId, codeId);
  const location = code && (await tools.locations.find(accountId, code.site));
  if (!person || !code || !location) return;

  await sendOnce(tools, input, person, async () => {
    const { attachments, leftOut } = await attachCode(tools, accountId, code, person.language);
    return codePublished({
      language: person.language,
      codeName: code.name,
      locationName: location.name,
      url: `${tools.settings.publicOrigin}/r/${code.slug}`,
      attachments,
      leftOut,
    });
  });
});

/** Mails a notice that a key for a program was made. One that was revoked meanwhile is not told of. */
const sendApiKeyMade = defineJob('sendApiKeyMade', async (input, tools) => {
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

/**
 * Mails that an account is gone, and then forgets the address. There is no account any more that
 * could remember whether this went out: the address itself says that it did not.
 */
const sendAccountDeleted = defineJob('sendAccountDeleted', async ({ farewellId }, tools) => {
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

/** Deletes an account whose day has come. Broken off, it goes on where it was. */
const purgeAccount = defineJob('purgeAccount', ({ accountId }, tools) => purge(tools, accountId));

/** Takes along, or gives back, what hangs on a large deletion. Broken off, it goes on where it was. */
const finishDeletion = defineJob('finishDeletion', ({ accountId, deletionId }, tools) =>
  finish(tools, accountId, deletionId),
);

/** Every job, by its name. */
export const jobs = {
  finishDeletion,
  purgeAccount,
  sendAccountDeleted,
  sendActivation,
  sendAlertConfirmation,
  sendApiKeyMade,
  sendCodePublished,
  sendDeletionAsked,
  sendDeletionReminder,
  sendDigest,
  sendLowRatings,
  sendMonthlyReport,
  sendNewSignIn,
  sendPasswordChanged,
  sendPasswordReset,
  sendQuestion,
  sendReply,
  sendSecuritySummary,
  sendWebhookMade,
  sendWebhookMoved,
  sendWebhookSwitchedOff,
};
