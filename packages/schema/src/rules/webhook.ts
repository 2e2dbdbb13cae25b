import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { alertFilter } from './notificationSettings.ts';
import { optionalText, requiredText, tags } from './text.ts';

/** Events that a webhook can subscribe to. */
export const webhookEvents = [
  'feedback.received',
  'feedback.updated',
  'code.published',
  'code.paused',
] as const;

/** Shapes of messages: signed JSON for programs, or a message for people in a chat. */
export const webhookFormats = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

export type WebhookEvent = (typeof webhookEvents)[number];

/** True if a list that narrows what a webhook is told, where empty is everything, lets more through than before. */
export const letsMoreThrough = (before: readonly string[], after: readonly string[]): boolean =>
  before.length > 0 && (after.length === 0 || after.some((one) => !before.includes(one)));

const isWebAddress = (text: string): boolean => {
  // That nothing is typed is said by another rule.
  if (!URL.canParse(text)) return text === '';
  const { protocol, username, password } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && `${username}${password}` === '';
};

/** A program's address that receives events. The server decides which addresses are allowed. */
export const webhook = v.object({
  url: v.pipe(
    requiredText(limits.webhookUrlMaxLength),
    v.check(isWebAddress, issueSentences.invalid_url),
  ),
  description: optionalText(limits.webhookDescriptionMaxLength),
  events: v.pipe(
    v.array(v.picklist(webhookEvents, issueSentences.invalid), issueSentences.invalid),
    v.minLength(1, issueSentences.required),
    v.maxLength(webhookEvents.length, issueSentences.invalid),
  ),
  is_enabled: v.optional(v.boolean(issueSentences.invalid), true),
  format: v.optional(v.picklist(webhookFormats, issueSentences.invalid), 'json'),
  /** The highest rating of answers that it is told of. Null: of every answer. */
  rating_max: v.optional(
    v.nullable(
      v.pipe(
        v.number(issueSentences.invalid),
        v.integer(issueSentences.invalid),
        v.minValue(limits.ratingMin, issueSentences.out_of_range),
        v.maxValue(limits.ratingMax, issueSentences.out_of_range),
      ),
    ),
    null,
  ),
  ...alertFilter,
  /** Only what belongs to a location or a code with one of these tags is told. Empty: all. */
  tags,
});
