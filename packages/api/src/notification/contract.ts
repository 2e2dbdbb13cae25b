import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import {
  alertFilter,
  digestRhythms,
  digestsOfAnswers,
  notificationSettings,
  requiredText,
} from '@hearback/schema/rules';

import { count, listQuery, moment, pageOf } from '../http/list.ts';
import { ids } from '../collection/contract.ts';
import { letterKinds } from '../account/securityEventsContract.ts';

/** The browser that a member is notified in, as it subscribed at its push service. */
export const PushDeviceInput = v.pipe(
  v.strictObject({
    endpoint: requiredText(limits.pushEndpointMaxLength),
    /** The browser's public key and secret, in base64url. */
    p256dh: v.pipe(requiredText(87), v.regex(/^[\w-]{87}$/, issueSentences.invalid)),
    auth: v.pipe(requiredText(22), v.regex(/^[\w-]{22}$/, issueSentences.invalid)),
    /** True: of low ratings alone. False: of every answer. */
    low_only: v.boolean(issueSentences.invalid),
    /** Of answers at these locations, about these topics, or with these words. Empty: all. Omitted: as before. */
    locations: v.optional(alertFilter.locations.wrapped),
    topics: v.optional(alertFilter.topics.wrapped),
    words: v.optional(alertFilter.words.wrapped),
    /** Of each answer at once, or of several together. Omitted: as before. */
    digest: v.optional(alertFilter.digest.wrapped),
  }),
  v.metadata({ ref: 'PushDeviceInput' }),
);
export type PushDeviceInput = v.InferOutput<typeof PushDeviceInput>;

export const PushDevice = v.pipe(
  v.object({
    id: v.string(),
    /** Such as `Firefox on Windows`. Empty if it does not say. */
    name: v.string(),
    low_only: v.boolean(),
    /** The locations, topics and words of the answers that it is told of. Empty: all. */
    locations: v.array(v.string()),
    topics: v.array(v.string()),
    words: v.array(v.string()),
    /** When it is told of answers: of each at once, or of several together. */
    digest: v.picklist(digestsOfAnswers),
    date_created: moment,
    /** True: it was added in the login of the caller. */
    is_current: v.boolean(),
  }),
  v.metadata({ ref: 'PushDevice' }),
);
export type PushDevice = v.InferOutput<typeof PushDevice>;

export const PushDevices = v.pipe(
  v.object({
    /** The VAPID key that a browser subscribes with, in base64url. */
    public_key: v.string(),
    devices: v.array(PushDevice),
  }),
  v.metadata({ ref: 'PushDevices' }),
);
export type PushDevices = v.InferOutput<typeof PushDevices>;

const notificationKinds = [
  'new_feedback',
  'low_rating',
  'code_published',
  'letter_failed',
  'alarm',
  'assigned',
  'mentioned',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

const alarmKinds = [
  'rating_lower',
  'rating_higher',
  'volume_fewer',
  'volume_more',
  'topic_more',
] as const;

export type AlarmKind = (typeof alarmKinds)[number];

/** A change as it is now. */
export interface FoundAlarm {
  kind: AlarmKind;
  location_id: string | null;
  topic: string | null;
  since: string;
  n: number;
  before: number;
  after: number;
}

/** A change of ratings, of volume or of a topic, as its owner is told of it. */
export const Alarm = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(alarmKinds),
    /** Null for a topic: it is that of the whole account. */
    location: v.nullable(v.string()),
    location_name: v.nullable(v.string()),
    /** One of ours, such as `service`, or `own-1`. Null for other kinds. */
    topic: v.nullable(v.string()),
    /** The name that the account gave it. */
    topic_name: v.nullable(v.string()),
    /** The first day of the change, by the clock of the location. */
    since: v.string(),
    /** Ratings or answers since then, or comments of a week about the topic. */
    n: count,
    /** The mean rating, the answers of a day, or the share of comments about the topic, before the change. */
    before: v.number(),
    after: v.number(),
    date_found: moment,
    /** True: its owner said so, and such alarms take more. */
    not_useful: v.boolean(),
    /** False once it went back, or became the usual. */
    stands: v.boolean(),
  }),
  v.metadata({ ref: 'Alarm' }),
);
export type Alarm = v.InferOutput<typeof Alarm>;

export const Alarms = v.pipe(v.object({ alarms: v.array(Alarm) }), v.metadata({ ref: 'Alarms' }));
export type Alarms = v.InferOutput<typeof Alarms>;

export const AlarmChange = v.pipe(
  v.strictObject({ not_useful: v.boolean(issueSentences.invalid) }),
  v.metadata({ ref: 'AlarmChange' }),
);
export type AlarmChange = v.InferOutput<typeof AlarmChange>;

/** An event, or several equal ones while unread. */
export const Notification = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(notificationKinds),
    /** The number of events. */
    count,
    /** The code concerned. Null for a letter and an alarm. */
    code: v.nullable(v.string()),
    code_name: v.nullable(v.string()),
    location: v.nullable(v.string()),
    location_name: v.nullable(v.string()),
    /** The newest of the answers. Null where none is meant, and once it is removed. */
    feedback: v.nullable(v.string()),
    /** The lowest of the low ratings. Null once the newest answer is removed. */
    rating: v.nullable(count),
    /** Rating of the newest answer, and the first 200 letters of its comment. Null where there is none. */
    newest_rating: v.nullable(count),
    newest_comment: v.nullable(v.string()),
    /** The failed letter and its address. Null for other kinds. */
    letter: v.nullable(v.picklist(letterKinds)),
    letter_to: v.nullable(v.string()),
    /** The colleague who assigned it or wrote the note. Null for other kinds, programs, and those who left. */
    actor_name: v.nullable(v.string()),
    /** As it is now. Null for other kinds. */
    alarm: v.nullable(Alarm),
    date_created: moment,
    date_updated: moment,
    /** True: the caller has read it, or it is older than their membership. */
    is_read: v.boolean(),
  }),
  v.metadata({ ref: 'Notification' }),
);
export type Notification = v.InferOutput<typeof Notification>;

export const NotificationPage = pageOf('NotificationPage', Notification);

const flag = v.optional(v.picklist(['true', 'false'], issueSentences.invalid), 'false');

export const NotificationQuery = v.object({
  page: listQuery.page,
  page_size: listQuery.page_size,
  /** Only what was not read. */
  unread: flag,
  /** Only letters that do not arrive, read or not. */
  failing: flag,
});
export type NotificationQuery = v.InferOutput<typeof NotificationQuery>;

/** The notifications to mark as read by the caller. Without ids: every one. */
export const MarkReadInput = v.pipe(
  v.strictObject({
    ids: v.optional(v.nullable(ids)),
  }),
  v.metadata({ ref: 'MarkReadInput' }),
);
export type MarkReadInput = v.InferOutput<typeof MarkReadInput>;

export const Unread = v.pipe(v.object({ unread: count }), v.metadata({ ref: 'Unread' }));
export type Unread = v.InferOutput<typeof Unread>;

/** The new or updated notification, or null if some were read. */
export type NotificationChange = Unread & { notification: Notification | null };

export const NotificationSettingsInput = v.pipe(
  notificationSettings,
  v.metadata({ ref: 'NotificationSettingsInput' }),
);
export type NotificationSettingsInput = v.InferOutput<typeof NotificationSettingsInput>;

export const NotificationSettings = v.pipe(
  v.object({
    digest: v.picklist(digestRhythms),
    quiet_from: v.nullable(v.string()),
    quiet_to: v.nullable(v.string()),
    timezone: v.string(),
    low_rating_letters: v.boolean(),
    /** For locations that have none of their own. 0: no rating is low. */
    low_rating_threshold: count,
    monthly_report: v.boolean(),
    /** Low ratings cause a letter if their comment is about one of these. Empty: all. */
    low_rating_topics: v.array(v.string()),
    /** The same if their comment contains one of these. */
    low_rating_words: v.array(v.string()),
  }),
  v.metadata({ ref: 'NotificationSettings' }),
);
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>;
