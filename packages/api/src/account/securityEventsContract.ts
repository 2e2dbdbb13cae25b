import * as v from 'valibot';

import { count, listQuery, moment, pageOf } from '../http/list.ts';

/** The kinds of security events that are about a login, and not about the account. */
export const loginEventKinds = [
  'registered',
  'activated',
  'logged_in',
  /** Logged in on a device that no login came from before. */
  'new_device',
  'login_failed',
  'logged_out',
  /** A refresh token was used again long after its exchange: it may have been copied. */
  'refresh_token_reused',
  'session_ended',
  'other_sessions_ended',
  'reset_asked',
  'password_reset',
  'password_changed',
  'language_changed',
  /** A letter went to the address that is to be the new one. */
  'email_change_asked',
  'email_changed',
  /** By the link in the letter to the address before. */
  'email_change_undone',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  /** A recovery code stood in for the authenticator app at a login. */
  'recovery_code_used',
  /** The password was right, the code of the second factor was not. */
  'code_failed',
  'passkey_added',
  'passkey_removed',
  /** A passkey signed less often than before: there may be a copy of it. The login was refused. */
  'passkey_copied',
  /** A login at the operator's OpenID Connect provider logs the person in from now on. */
  'oidc_linked',
  'oidc_unlinked',
] as const;

/** The kinds of security events that an owner should know of. */
const securityEventKinds = [
  ...loginEventKinds,
  'letter_failed',
  'deletion_asked',
  'deletion_cancelled',
  'api_key_made',
  'api_key_revoked',
  'export_made',
  'feedback_exported',
  'sample_removed',
  'webhook_added',
  'webhook_changed',
  'webhook_removed',
  /** A new password switched it off. */
  'webhook_switched_off',
  'webhook_secret_shown',
  'webhook_secret_rotated',
  'companies_removed',
  'locations_removed',
  'forms_removed',
  'frames_removed',
  'templates_removed',
  'codes_removed',
  'feedback_removed',
  /** A deletion was restored. */
  'deletion_restored',
  /** A public board was switched on, or off. */
  'board_opened',
  'board_closed',
  /** The page of answers whose visitors allowed it was switched on, or off. */
  'answers_opened',
  'answers_closed',
  'colleague_invited',
  'invitation_revoked',
  'colleague_joined',
  'colleague_changed',
  'colleague_removed',
  'colleague_left',
  /** The owner offered the account to a colleague, who has to accept it. */
  'ownership_offered',
  'ownership_withdrawn',
  'ownership_declined',
  'ownership_moved',
  /** Whoever runs the product barred the person, or let them in. */
  'operator_deactivated',
  'operator_activated',
  'operator_ended_sessions',
  'operator_sent_letter',
  'operator_second_factor_off',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** The letters whose failed delivery is recorded as an event. */
export const letterKinds = [
  'activation',
  'password_reset',
  'password_changed',
  'new_sign_in',
  'email_change',
  'second_factor_changed',
  'api_key_made',
  'code_published',
  'deletion_asked',
  'deletion_near',
  'deleted',
  'low_ratings',
  'digest',
  'monthly_report',
  'question',
  'webhook_switched_off',
  'webhook_made',
  'webhook_moved',
  'alert_confirmation',
  'invitation',
  'ownership',
  /** Summarizes account events that were too many for single letters. */
  'security_summary',
] as const;

export type LetterKind = (typeof letterKinds)[number];

/** The number of entities that a removal deleted. */
export const RemovedCounts = v.pipe(
  v.object({ removed: count, locations: count, codes: count, feedback: count }),
  v.metadata({ ref: 'RemovedCounts' }),
);
export type RemovedCounts = v.InferOutput<typeof RemovedCounts>;

/** A key as people know it: its name and how it begins, never its secret. */
export const NamedApiKey = v.pipe(
  v.object({ name: v.string(), prefix: v.string() }),
  v.metadata({ ref: 'NamedApiKey' }),
);
export type NamedApiKey = v.InferOutput<typeof NamedApiKey>;

export const SecurityEvent = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(securityEventKinds),
    date_created: moment,
    /** The network of the origin, never the whole address. Null if no request caused the event. */
    address: v.nullable(v.string()),
    device: v.nullable(v.string()),
    /** True if it happened in the session of this request. */
    is_current: v.boolean(),
    counts: v.nullable(RemovedCounts),
    letter: v.nullable(v.picklist(letterKinds)),
    /** The key that was created or revoked, or that caused the event. Null if none. */
    api_key: v.nullable(NamedApiKey),
    /** The host of the webhook it is about. Null: it is about none. */
    webhook: v.nullable(v.string()),
    /** The address of the colleague it is about. Null: it is about none. */
    colleague: v.nullable(v.string()),
    /** The name of the colleague who did it. Null: the reader, the product, or somebody unknown. */
    by: v.nullable(v.string()),
  }),
  v.metadata({ ref: 'SecurityEvent' }),
);
export type SecurityEvent = v.InferOutput<typeof SecurityEvent>;

export const SecurityEventPage = pageOf('SecurityEventPage', SecurityEvent);

export const SecurityEventQuery = v.object({
  page: listQuery.page,
  page_size: listQuery.page_size,
});
export type SecurityEventQuery = v.InferOutput<typeof SecurityEventQuery>;
