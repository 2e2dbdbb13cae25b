import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { boundedText } from '../rules/text.ts';
import { LocalizedText } from './localizedText.ts';

/** Whether a text is an address that a visitor can be sent to: whole, encrypted, with no password. */
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

/** What a visitor reads after sending, in the owner's words. What is left out says the product's own. */
export const FormThanks = v.strictObject({
  title: v.exactOptional(LocalizedText),
  text: v.exactOptional(LocalizedText),
  /** Where a visitor can write a public review. Offered to everyone, whatever the rating. */
  review_url: v.exactOptional(ReviewAddress),
  review_label: v.exactOptional(LocalizedText),
});

export type FormThanks = v.InferOutput<typeof FormThanks>;

/** The parts of the thanks that are told by language, in the order in which they stand. */
export const thanksTexts = ['title', 'text', 'review_label'] as const;

export type ThanksText = (typeof thanksTexts)[number];
