import type { LetterKind } from '../account/securityEventsContract.ts';
import type { JobName } from '../tools/jobs.ts';

const kinds: Partial<Record<JobName, LetterKind>> = {
  sendActivation: 'activation',
  sendPasswordReset: 'password_reset',
  sendPasswordChanged: 'password_changed',
  sendNewSignIn: 'new_sign_in',
  sendApiKeyMade: 'api_key_made',
  sendDeletionAsked: 'deletion_asked',
  sendDeletionReminder: 'deletion_near',
  sendCodePublished: 'code_published',
  sendAlertConfirmation: 'alert_confirmation',
  sendLowRatings: 'low_ratings',
  sendDigest: 'digest',
  sendQuestion: 'question',
  sendMonthlyReport: 'monthly_report',
  sendSecuritySummary: 'security_summary',
  sendWebhookMade: 'webhook_made',
  sendWebhookMoved: 'webhook_moved',
  sendWebhookSwitchedOff: 'webhook_switched_off',
};

/** What people call the letter that a job sends. Undefined for a job that sends none. */
export const letterKindOf = (jobName: string): LetterKind | undefined => kinds[jobName as JobName];
