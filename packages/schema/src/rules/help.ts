import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { requiredText } from './text.ts';

/** Help topics: the tabs of the Help Center, in their order. */
export const helpTopics = [
  'codes',
  'forms',
  'frames',
  'stats',
  'subscription',
  'companies',
  'locations',
  'creator',
  'bi',
  'customer_success',
] as const;

export type HelpTopic = (typeof helpTopics)[number];

/** A question to the people behind the product. */
export const helpRequest = v.object({
  topic: v.picklist(helpTopics, issueSentences.invalid),
  subject: requiredText(),
  message: requiredText(limits.questionMaxLength),
});
