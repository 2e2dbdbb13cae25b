import * as v from 'valibot';

import type { FormDocument } from '../documents/formDocument.ts';
import { issueSentences, type IssueCode } from '../errors.ts';
import { limits } from '../limits.ts';
import { email } from './text.ts';

/** What a visitor typed. Undefined and empty are alike: not given. */
export interface Answer {
  rating?: number | undefined;
  comment?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
}

export type AnswerIssues = Partial<Record<keyof Answer, IssueCode>>;

/** What keeps an answer from being sent, by field. Empty when nothing does. */
export function findAnswerIssues(form: Pick<FormDocument, 'fields'>, answer: Answer): AnswerIssues {
  const issues: AnswerIssues = {};

  for (const field of form.fields) {
    if (!('required' in field)) continue;
    const given = answer[field.type];
    const missing = given === undefined || (typeof given === 'string' && given.trim() === '');
    if (field.required && missing) issues[field.type] = 'required';
  }

  const { rating } = answer;
  if (
    rating !== undefined &&
    (!Number.isInteger(rating) || rating < limits.ratingMin || rating > limits.ratingMax)
  ) {
    issues.rating = 'out_of_range';
  }
  if (answer.email !== undefined && answer.email.trim() !== '' && !v.is(email, answer.email)) {
    issues.email = 'invalid_email';
  }
  if ((answer.comment ?? '').length > limits.commentMaxLength) issues.comment = 'too_long';
  if ((answer.name ?? '').length > limits.nameMaxLength) issues.name = 'too_long';

  return issues;
}

/** The sentence of each issue, as the REST wire carries it. */
export const sentencesOf = (issues: AnswerIssues): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(issues).map(([field, code]) => [field, [issueSentences[code]]]),
  );
