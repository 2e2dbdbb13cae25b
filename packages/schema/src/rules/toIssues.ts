import type * as v from 'valibot';

import { issueSentences } from '../errors.ts';

/** Validation errors by path (`fields.2.label`): one or more sentences each, in the schema's order. */
export type Issues = Record<string, string[]>;

/** Key for issues that belong to no field. */
export const noField = 'non_field_errors';

type SchemaIssue = Pick<
  v.BaseIssue<unknown>,
  'kind' | 'type' | 'expected' | 'received' | 'message'
> & { path?: v.IssuePathItem[] | undefined };

/** Valibot reports an absent key in its own words; a missing field has its sentence. */
const sentenceOf = (issue: SchemaIssue): string => {
  const isObject = issue.type === 'object' || issue.type === 'strict_object';
  if (!isObject || !issue.path) return issue.message;
  if (issue.received === 'undefined') return issueSentences.required;
  return issueSentences.invalid;
};

/** Groups what valibot found by field, as the REST wire and the screens need it. */
export function toIssues(found: readonly SchemaIssue[]): Issues {
  // A map, since a visitor may send a key that every object has, such as `constructor`.
  const issues = new Map<string, Set<string>>();
  for (const issue of found) {
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? noField;
    const sentences = issues.get(path) ?? new Set();
    // Two rules may say the same of one value.
    issues.set(path, sentences.add(sentenceOf(issue)));
  }
  return Object.fromEntries([...issues].map(([path, sentences]) => [path, [...sentences]]));
}
