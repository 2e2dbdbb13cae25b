import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { boundedText } from '../rules/text.ts';
import { bandOf } from './fields/reasons.ts';
import { LocalizedText } from './localizedText.ts';

/** True if visitors may be sent to an address: absolute, HTTPS, without credentials. */
export function isReviewAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isNamed = hostname.includes('.') && !hostname.startsWith('.') && !hostname.endsWith('.');
  return protocol === 'https:' && isNamed && username === '' && password === '';
}

const ReviewAddress = v.pipe(
  boundedText(limits.reviewUrlMaxLength, { type: issueSentences.invalid_url }),
  v.trim(),
  v.check(isReviewAddress, issueSentences.invalid_url),
);

/** Texts of the page after sending, in the owner's words. Omitted texts fall back to the product's. */
export const FormThanks = v.strictObject({
  title: v.exactOptional(LocalizedText),
  text: v.exactOptional(LocalizedText),
  /** Texts for ratings of 1 to 6 and of 9 to 10. Omitted: as for all others. Words only: the link is for everybody. */
  low_title: v.exactOptional(LocalizedText),
  low_text: v.exactOptional(LocalizedText),
  high_title: v.exactOptional(LocalizedText),
  high_text: v.exactOptional(LocalizedText),
  /** Address for a public review. Offered to every visitor, whatever the rating. */
  review_url: v.exactOptional(ReviewAddress),
  review_label: v.exactOptional(LocalizedText),
  /** True: visitors may leave an email address for the reply after sending, all of them alike. */
  asks_contact: v.exactOptional(v.boolean()),
});

export type FormThanks = v.InferOutput<typeof FormThanks>;

/** The localized texts of the page after sending, in their order. */
export const thanksTexts = [
  'title',
  'text',
  'low_title',
  'low_text',
  'high_title',
  'high_text',
  'review_label',
] as const;

export type ThanksText = (typeof thanksTexts)[number];

/** The ratings with words of their own after sending: 1 to 6, and 9 to 10. */
export const ratedGroups = ['low', 'high'] as const;

export type RatedGroup = (typeof ratedGroups)[number];

/** The group of a rating; none of 7, of 8, and without a rating. */
export const ratedGroupOf = (rating: number | null | undefined): RatedGroup | undefined => {
  const band = bandOf(rating);
  return band === 'middle' ? undefined : band;
};

/** True if some ratings are thanked in words of their own. */
export const hasWordsByRating = (thanks: FormThanks = {}): boolean =>
  ratedGroups.some((group) => thanks[`${group}_title`] ?? thanks[`${group}_text`]);
