import { finishDeletion } from './finishDeletion.ts';
import { purgeAccount } from './purgeAccount.ts';
import { sendAccountDeleted } from './sendAccountDeleted.ts';
import { sendActivation } from './sendActivation.ts';
import { sendAlertConfirmation } from './sendAlertConfirmation.ts';
import { sendApiKeyMade } from './sendApiKeyMade.ts';
import { sendCodePublished } from './sendCodePublished.ts';
import { sendDeletionAsked } from './sendDeletionAsked.ts';
import { sendDeletionReminder } from './sendDeletionReminder.ts';
import { sendDigest } from './sendDigest.ts';
import { sendLowRatings } from './sendLowRatings.ts';
import { sendMonthlyReport } from './sendMonthlyReport.ts';
import { sendNewSignIn } from './sendNewSignIn.ts';
import { sendPasswordChanged } from './sendPasswordChanged.ts';
import { sendPasswordReset } from './sendPasswordReset.ts';
import { sendQuestion } from './sendQuestion.ts';
import { sendReply } from './sendReply.ts';
import { sendSecuritySummary } from './sendSecuritySummary.ts';
import { sendWebhookMade, sendWebhookMoved } from './sendWebhookMade.ts';
import { sendWebhookSwitchedOff } from './sendWebhookSwitchedOff.ts';

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
