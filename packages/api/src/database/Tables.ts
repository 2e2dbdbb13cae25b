import type { CodeStyle } from '@hearback/schema/documents';
import type { DigestOfAnswers, TopicChoice, WebhookFormat } from '@hearback/schema/rules';
import type { ColumnType, Generated } from 'kysely';

import type { LetterKind, RemovedCounts } from '../account/securityEventsContract.ts';
import type { DeletionKind } from '../deletion/contract.ts';
import type {
  FoundAlarm,
  NotificationKind,
  NotificationSettings,
} from '../notification/contract.ts';
import type { DeliveryState, DeliveryFailure, WebhookState } from '../webhook/contract.ts';
import type { AccountTables } from './AccountTables.ts';
import type { WorkspaceTables } from './WorkspaceTables.ts';

/** Deletions that can still be restored. */
export interface DeletionTables {
  deletion: {
    account_id: string;
    id: string;
    kind: DeletionKind;
    label: string;
    counts: ColumnType<RemovedCounts, string, never>;
    deleted_at: Date;
    deleted_by: string | null;
  };
  deletion_rest: {
    account_id: string;
    id: string;
    deleted_at: Date;
    is_taken_back: boolean;
  };
  deletion_link: {
    account_id: string;
    deletion_id: string;
    code_id: string;
    form_id: string | null;
    frame_id: string | null;
    state: 'draft' | 'published' | 'paused';
    published_form_id: string | null;
    published_version: number | null;
    style: CodeStyle | null;
  };
}

type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Notifications of an account and their settings. */
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
    alarm_id: string | null;
    membership_id: string | null;
    actor_id: string | null;
    created_at: Date;
    updated_at: Date;
    read_at: MaybeMoment;
    ended_at: MaybeMoment;
  };
  notification_read: {
    account_id: string;
    notification_id: string;
    membership_id: string;
    read_at: Date;
  };
  notification_setting: NotificationSettings & {
    account_id: string;
    digest_since: Date | null;
    digest_due_at: Date | null;
    report_due_at: Date | null;
    /** Of which month the last report was, such as `2026-10`. */
    report_month: string | null;
  };
  saved_reply: {
    account_id: string;
    id: string;
    title: string;
    words: ColumnType<{ language: string; text: string }[], string, string>;
    created_at: Date;
    updated_at: Date;
  };
  push_device: {
    account_id: string;
    id: string;
    membership_id: string;
    session_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    server_key: string;
    name: string;
    low_only: boolean;
    location_ids: Generated<string[]>;
    topics: Generated<string[]>;
    words: Generated<string[]>;
    digest: Generated<DigestOfAnswers>;
    created_at: Date;
  };
  push_answer: {
    account_id: string;
    device_id: string;
    feedback_id: string;
    kind: 'arrived' | 'assigned' | 'mentioned';
    is_low: boolean;
    created_at: Date;
    message_id: string | null;
    held_until: MaybeMoment;
    sent_at: MaybeMoment;
    due_at: MaybeMoment;
  };
  alarm: FoundAlarm & {
    account_id: string;
    id: string;
    found_at: Date;
    not_useful_at: MaybeMoment;
    ended_at: MaybeMoment;
  };
  alarm_check: {
    account_id: string;
    due_at: Date;
    topics_day: ColumnType<string | null, string | null | undefined, string>;
  };
  topic_choice: TopicChoice & { account_id: string };
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

/** Experiments and their plans. */
interface ExperimentTables {
  experiment: {
    account_id: string;
    id: string;
    name: string;
    kind: string;
    a_id: string;
    b_id: string;
    a_version: number | null;
    b_version: number | null;
    starts: string;
    periods: number;
    period_days: number;
    measure: string;
    seed: number;
    codes: number;
    created_at: Date;
    stopped_at: MaybeMoment;
  };
  experiment_code: {
    account_id: string;
    experiment_id: string;
    code_id: string;
    position: number;
    sequence: string;
    done: string;
  };
}

/** Webhooks and their deliveries. */
export interface WebhookTables {
  webhook: {
    account_id: string;
    id: string;
    url: string;
    description: string;
    events: string[];
    format: WebhookFormat;
    rating_max: number | null;
    location_ids: Generated<string[]>;
    topics: Generated<string[]>;
    words: Generated<string[]>;
    digest: Generated<DigestOfAnswers>;
    tags: Generated<string[]>;
    tag_keys: Generated<string[]>;
    state: WebhookState;
    failing_since: MaybeMoment;
    secret: string;
    former_secret: ColumnType<string | null, string | null | undefined, string | null>;
    former_until: MaybeMoment;
    created_at: Date;
    updated_at: Date;
  };
  webhook_delivery: {
    account_id: string;
    id: Generated<string>;
    webhook_id: string;
    event: string;
    subject_id: string;
    happened_at: Date;
    created_at: Date;
    state: Generated<DeliveryState>;
    due_at: Date;
    tries: Generated<number>;
    tried_at: MaybeMoment;
    status: number | null;
    trouble: DeliveryFailure | null;
    duration_ms: number | null;
    excerpt: Generated<string>;
    request_id: string | null;
    traceparent: string | null;
  };
  webhook_digest_answer: {
    account_id: string;
    delivery_id: string;
    feedback_id: string;
  };
}

/** Actions of the product's operators. */
interface OperatorTables {
  operator_event: {
    id: string;
    created_at: ColumnType<Date, Date, never>;
    operator: string;
    command: string;
    account_id: string | null;
    details: ColumnType<Record<string, string | number>, string, never>;
  };
}

/** Every table, by its name. */
export interface Tables
  extends
    AccountTables,
    DeletionTables,
    ExperimentTables,
    NotificationTables,
    OperatorTables,
    WebhookTables,
    WorkspaceTables {}
