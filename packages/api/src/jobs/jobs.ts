import { finishDeletion as finish } from '../deletion/finishDeletion.ts';
import { purgeAccount as purge } from '../account/deletion.ts';
import { accountDeleted } from '../mail/account/accountDeleted.ts';
import { apiKeyMade } from '../mail/security/apiKeyMade.ts';
import { codePublished } from '../mail/workspace/codePublished.ts';
import { deletionAsked } from '../mail/account/deletionAsked.ts';
import { deletionReminder } from '../mail/account/deletionReminder.ts';
import { newSignIn } from '../mail/security/newSignIn.ts';
import { passwordChanged } from '../mail/access/passwordChanged.ts';
import { passwordReset } from '../mail/access/passwordReset.ts';
import {
  sendActivation,
  sendEmailChangeAsked,
  sendEmailChanged,
  sendEmailConfirmation,
  sendHelpRequest,
  sendInvitation,
  sendOwnership,
  sendSecondFactorChanged,
  sendSecuritySummary,
  sendWebhookMade,
  sendWebhookMoved,
  sendWebhookSwitchedOff,
  newLetterToken,
} from './accountLetters.ts';
import { sendAlertConfirmation, sendLowRatings, sendReply } from './feedbackLetters.ts';
import { sendDigest, sendMonthlyReport } from './periodicLetters.ts';
import { defineJob } from './defineJob.ts';
import { sendPush } from './sendPush.ts';
import { isRefusedForGood, sendOnce } from './sendOnce.ts';
import { attachCode } from './codeAttachments.ts';
import { peopleSql } from '../account/people.sql.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { securityEventsSql } from '../account/securityEvents.sql.ts';
import { sessionsSql } from '../account/sessions.sql.ts';
import { deletionsSql } from '../account/deletions.sql.ts';
import { codesSql } from '../code/codes.sql.ts';
import { companiesSql } from '../company/companies.sql.ts';
import { locationsSql } from '../location/locations.sql.ts';
import { apiKeysSql } from '../account/apiKeys.sql.ts';

/** Mails a link that sets a new password. */
const sendPasswordReset = defineJob('sendPasswordReset', async (input, tools) => {
  const { resetTtlSeconds, publicOrigin } = tools.settings;
  const person = await peopleSql.findMember(tools.db, input.accountId, input.personId);
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
  const person = await peopleSql.findMember(tools.db, input.accountId, input.personId);
  if (!person) return;
  const letter = await lettersSql.find(tools.db, input.accountId, input.letterId);
  const ended = await securityEventsSql.listEndedWith(
    tools.db,
    input.accountId,
    letter?.about ?? '',
  );

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
  const person = await peopleSql.findMember(tools.db, accountId, personId);
  const letter = await lettersSql.find(tools.db, accountId, letterId);
  const session = letter && (await sessionsSql.find(tools.db, letter.about));
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
  const person = await peopleSql.findMember(tools.db, input.accountId, input.personId);
  const deletesAt = await deletionsSql.find(tools.db, input.accountId);
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
  const person = await peopleSql.findMember(tools.db, input.accountId, input.personId);
  const deletesAt = await deletionsSql.find(tools.db, input.accountId);
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
  const person = await peopleSql.findOwner(tools.db, accountId);
  const code = await codesSql.find(tools.db, accountId, codeId);
  const location = code && (await locationsSql.find(tools.db, accountId, code.site));
  if (!person || !code || !location) return;

  await sendOnce(tools, input, person, async () => {
    const company = await companiesSql.find(tools.db, accountId, code.company);
    const names = { location, company };
    const { attachments, leftOut } = await attachCode(
      tools,
      accountId,
      code,
      names,
      person.language,
    );
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
  const person = await peopleSql.findMember(tools.db, accountId, personId);
  const letter = await lettersSql.find(tools.db, accountId, letterId);
  const key = letter && (await apiKeysSql.find(tools.db, accountId, letter.about));
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
  const { db, mailer, logger, settings } = tools;
  const person = await deletionsSql.findPurgeNotice(db, farewellId);
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
  await deletionsSql.removePurgeNotice(db, farewellId);
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
  sendInvitation,
  sendApiKeyMade,
  sendCodePublished,
  sendDeletionAsked,
  sendDeletionReminder,
  sendDigest,
  sendEmailChangeAsked,
  sendEmailChanged,
  sendEmailConfirmation,
  sendLowRatings,
  sendOwnership,
  sendMonthlyReport,
  sendNewSignIn,
  sendPasswordChanged,
  sendPasswordReset,
  sendPush,
  sendQuestion: sendHelpRequest,
  sendReply,
  sendSecondFactorChanged,
  sendSecuritySummary,
  sendWebhookMade,
  sendWebhookMoved,
  sendWebhookSwitchedOff,
};
