import * as v from 'valibot';

import { count, listQuery, moment, pageOf } from '../http/list.ts';

/** What can happen to an account that its owner should know. */
const securityEventKinds = [
  'registered',
  'activated',
  'logged_in',
  /** Logged in on a device that no login came from before. */
  'new_device',
  'login_failed',
  'logged_out',
  /** A refresh token came back that had been exchanged long ago: somebody copied it. */
  'refresh_token_reused',
  'session_ended',
  'other_sessions_ended',
  'reset_asked',
  'password_reset',
  'password_changed',
  'language_changed',
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
  /** What one of these took is back. */
  'deletion_restored',
  /** Whoever runs the product barred the person, or let them in. */
  'operator_deactivated',
  'operator_activated',
  'operator_ended_sessions',
  'operator_sent_letter',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** The letters that are told about when they could not be delivered. */
export const letterKinds = [
  'activation',
  'password_reset',
  'password_changed',
  'new_sign_in',
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
  /** What happened to the account, where it was too much for single letters. */
  'security_summary',
] as const;

export type LetterKind = (typeof letterKinds)[number];

/** How many things a removal took. */
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
    /** The network it came from, never the whole address. Null where nobody asked for it. */
    address: v.nullable(v.string()),
    device: v.nullable(v.string()),
    /** Whether it happened in the session that asks. */
    is_current: v.boolean(),
    counts: v.nullable(RemovedCounts),
    letter: v.nullable(v.picklist(letterKinds)),
    /** The key that was made or revoked, or with which a program did it. Null: none. */
    api_key: v.nullable(NamedApiKey),
    /** The host of the webhook it is about. Null: it is about none. */
    webhook: v.nullable(v.string()),
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
