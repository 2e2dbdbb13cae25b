import { issueSentences } from '@hearback/schema/errors';
import {
  boundedText,
  digestsOfAnswers,
  givenPassword,
  webhook,
  webhookEvents,
  webhookFormats,
} from '@hearback/schema/rules';
import * as v from 'valibot';

import { count, listQuery, moment, pageOf } from '../http/list.ts';

/** Only an `enabled` webhook is sent messages: its owner, its failures or a 410 Gone ended the others. */
const webhookStates = ['enabled', 'switched_off', 'failing', 'gone'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** A message waits, has arrived, was given up, or is about something that is gone. */
const deliveryStates = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The reasons why a message got no answer, or must not be sent. */
const deliveryFailures = [
  /** The name has no address, or one that must not be used. */
  'address',
  'connection',
  'certificate',
  'timeout',
  /** The webhook was switched off while the message waited. */
  'switched_off',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** The kind of message that only says hello. */
export const testEvent = 'webhook.test';

/** The kind of message to a chat that puts answers together. */
export const digestEvent = 'feedback.digest';

/** Whoever sends data elsewhere says who they are once more. A key with `write:webhooks` needs none. */
const password = v.optional(givenPassword);

export const WebhookInput = v.pipe(
  v.strictObject({ ...webhook.entries, password }),
  v.metadata({ ref: 'WebhookInput' }),
);
export type WebhookInput = v.InferOutput<typeof WebhookInput>;

/** Part of a webhook; what is left out stays as it is. */
export const WebhookChange = v.pipe(
  v.strictObject({
    url: v.optional(webhook.entries.url),
    description: v.optional(webhook.entries.description.wrapped),
    events: v.optional(webhook.entries.events),
    is_enabled: v.optional(webhook.entries.is_enabled.wrapped),
    format: v.optional(webhook.entries.format.wrapped),
    rating_max: v.optional(webhook.entries.rating_max.wrapped),
    locations: v.optional(webhook.entries.locations.wrapped),
    topics: v.optional(webhook.entries.topics.wrapped),
    tags: v.optional(webhook.entries.tags.wrapped),
    words: v.optional(webhook.entries.words.wrapped),
    digest: v.optional(webhook.entries.digest.wrapped),
    password,
  }),
  v.metadata({ ref: 'WebhookChange' }),
);
export type WebhookChange = v.InferOutput<typeof WebhookChange>;

const entries = {
  id: v.string(),
  url: v.string(),
  description: v.string(),
  events: v.array(v.picklist(webhookEvents)),
  format: v.picklist(webhookFormats),
  /** The highest rating of answers that it is told of. Null: of every answer. */
  rating_max: v.nullable(count),
  /** The locations of the answers and codes that it is told of. Empty: all. */
  locations: v.array(v.string()),
  /** Only what belongs to a location or a code with one of these tags is told. Empty: all. */
  tags: v.array(v.string()),
  /** Answers are told if their comment is about one of these. Empty: all. */
  topics: v.array(v.string()),
  /** Answers are told if their comment contains one of these. Empty: all. */
  words: v.array(v.string()),
  /** When a chat is told of answers: of each at once, or of several together. A program: always at once. */
  digest: v.picklist(digestsOfAnswers),
  state: v.picklist(webhookStates),
  /** Since when every try failed. Null: the last one did not. */
  failing_since: v.nullable(moment),
  /** Until when the secret before signs as well. Null: there is none. */
  former_secret_until: v.nullable(moment),
  /** When a message was last sent there, of the last 30 days. Null: none was. */
  last_used: v.nullable(moment),
  date_created: moment,
};

export const Webhook = v.pipe(v.object(entries), v.metadata({ ref: 'Webhook' }));
export type Webhook = v.InferOutput<typeof Webhook>;

/** A webhook that was just added, with what its messages are signed with. */
export const AddedWebhook = v.pipe(
  v.object({ ...entries, secret: v.string() }),
  v.metadata({ ref: 'AddedWebhook' }),
);
export type AddedWebhook = v.InferOutput<typeof AddedWebhook>;

export const Webhooks = v.pipe(
  v.object({ results: v.array(Webhook) }),
  v.metadata({ ref: 'Webhooks' }),
);

/** Whoever wants to see a secret says who they are once more. */
export const WebhookSecretInput = v.pipe(
  v.strictObject({ password }),
  v.metadata({ ref: 'WebhookSecretInput' }),
);

export const WebhookSecret = v.pipe(
  v.object({ secret: v.string(), former_secret_until: v.nullable(moment) }),
  v.metadata({ ref: 'WebhookSecret' }),
);
export type WebhookSecret = v.InferOutput<typeof WebhookSecret>;

export const WebhookDelivery = v.pipe(
  v.object({
    /** The `webhook-id` of the message, however often it is sent. */
    id: v.string(),
    event: v.string(),
    state: v.picklist(deliveryStates),
    /** When it happened. */
    occurred_at: moment,
    tries: count,
    /** When it is tried next. Null: it is not. */
    next_try: v.nullable(moment),
    last_try: v.nullable(moment),
    /** The status that was answered. Null: nothing was. */
    status: v.nullable(count),
    trouble: v.nullable(v.picklist(deliveryFailures)),
    /** The duration of the last attempt, in milliseconds. */
    duration: v.nullable(count),
    /** The beginning of what was answered. */
    excerpt: v.string(),
  }),
  v.metadata({ ref: 'WebhookDelivery' }),
);
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

export const WebhookDeliveryPage = pageOf('WebhookDeliveryPage', WebhookDelivery);

export const WebhookDeliveryQuery = v.object({
  page: listQuery.page,
  page_size: listQuery.page_size,
  state: v.optional(v.picklist(deliveryStates, issueSentences.invalid)),
});
export type WebhookDeliveryQuery = v.InferOutput<typeof WebhookDeliveryQuery>;

export const ReplayInput = v.pipe(
  v.strictObject({
    /** Messages that failed since then are sent again. */
    since: v.pipe(
      boundedText(64, { type: issueSentences.required, tooLong: issueSentences.invalid }),
      v.check((text) => !Number.isNaN(Date.parse(text)), issueSentences.invalid),
      v.transform((text) => new Date(text)),
    ),
  }),
  v.metadata({ ref: 'ReplayInput' }),
);

export const Replayed = v.pipe(v.object({ count }), v.metadata({ ref: 'Replayed' }));
