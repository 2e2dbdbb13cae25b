import type { Database } from '../database/connect.ts';

/** The input of each background job: ids, never copies. */
export interface JobInputs {
  sendActivation: { accountId: string; letterId: string; personId: string };
  sendPasswordReset: { accountId: string; letterId: string; personId: string };
  sendPasswordChanged: { accountId: string; letterId: string; personId: string };
  sendNewSignIn: { accountId: string; letterId: string; personId: string };
  sendEmailConfirmation: { accountId: string; letterId: string; personId: string };
  sendEmailChangeAsked: { accountId: string; letterId: string; personId: string };
  sendEmailChanged: { accountId: string; letterId: string; personId: string };
  sendSecondFactorChanged: { accountId: string; letterId: string; personId: string };
  sendApiKeyMade: { accountId: string; letterId: string; personId: string };
  sendWebhookMade: { accountId: string; letterId: string; personId: string };
  sendWebhookMoved: { accountId: string; letterId: string; personId: string };
  sendDeletionAsked: { accountId: string; letterId: string; personId: string };
  sendDeletionReminder: { accountId: string; letterId: string; personId: string };
  sendSecuritySummary: { accountId: string; letterId: string; personId: string };
  sendAccountDeleted: { farewellId: string };
  purgeAccount: { accountId: string };
  finishDeletion: { accountId: string; deletionId: string };
  sendCodePublished: { accountId: string; letterId: string; codeId: string };
  sendAlertConfirmation: { accountId: string; letterId: string };
  sendInvitation: { accountId: string; letterId: string; invitationId: string };
  sendOwnership: { accountId: string; letterId: string; personId: string };
  sendLowRatings: { accountId: string; letterId: string };
  /** The moments are ISO 8601. */
  sendDigest: { accountId: string; letterId: string; since: string; until: string };
  sendWebhookSwitchedOff: { accountId: string; letterId: string; webhookId: string };
  sendPush: { accountId: string; deviceId: string };
  sendReply: { accountId: string; letterId: string };
  sendQuestion: { accountId: string; letterId: string; questionId: string };
  /** The month is one such as `2026-10`. */
  sendMonthlyReport: { accountId: string; letterId: string; month: string };
}

export type JobName = keyof JobInputs;

/** Asks for a job through a given door, so that the request is kept or dropped with the transaction. */
export type Enqueue = <Name extends JobName>(
  name: Name,
  input: JobInputs[Name],
  through: Database,
  /** Not before then. Left out: now. */
  startAfter?: Date,
) => Promise<void>;
