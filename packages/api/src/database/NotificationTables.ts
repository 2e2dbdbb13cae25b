import type { ColumnType, Generated } from 'kysely';

import type { NotificationKind, NotificationSettings } from '../notification/contract.ts';
import type { LetterKind } from '../account/securityEventsContract.ts';

type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** What an account is told, and how. */
export interface NotificationTables {
  feedback_arrival: { account_id: string; feedback_id: string };
  feedback_unjudged: { account_id: string; feedback_id: string };
  notification: {
    account_id: string;
    id: string;
    kind: NotificationKind;
    subject: string;
    count: Generated<number>;
    code_id: string | null;
    feedback_id: string | null;
    rating: number | null;
    letter: LetterKind | null;
    created_at: Date;
    updated_at: Date;
    read_at: MaybeMoment;
    ended_at: MaybeMoment;
  };
  notification_setting: NotificationSettings & {
    account_id: string;
    digest_since: Date | null;
    digest_due_at: Date | null;
    report_due_at: Date | null;
    /** Of which month the last report was, such as `2026-10`. */
    report_month: string | null;
  };
  alert_address: {
    account_id: string;
    address: string;
    address_hash: string;
    asked_at: MaybeMoment;
    asked: Generated<number>;
    confirmed_at: MaybeMoment;
    created_at: Date;
  };
  refused_address: {
    address_hash: string;
    kind: ColumnType<'alert' | 'reply', 'alert' | 'reply' | undefined, never>;
    refused_at: Date;
  };
  reply_delivery: {
    account_id: string;
    feedback_id: string;
    letter_id: ColumnType<string | null, string | null | undefined, string | null>;
    reason: ColumnType<'refused' | 'limited' | null, 'refused' | 'limited' | null | undefined>;
    due_at: MaybeMoment;
    words_hash: ColumnType<Uint8Array | null, Uint8Array | null | undefined>;
    read_at: MaybeMoment;
  };
  low_rating_letter: {
    account_id: string;
    id: string;
    location_id: string;
    due_at: Date;
    taken_at: MaybeMoment;
    count: number;
    feedback_ids: string[];
  };
}
