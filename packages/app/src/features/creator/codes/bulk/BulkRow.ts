import type { IssueCode } from '@hearback/schema/errors';
import { code } from '@hearback/schema/rules';

/** What a row links. An empty id means that nothing is linked. */
const linkFields = ['locationId', 'formId', 'frameId'] as const;
export type LinkField = (typeof linkFields)[number];

/** What stands in a column of links but names nothing, or more than one thing. */
export interface LostLink {
  text: string;
  issue: 'unknown_name' | 'several';
}

/** One of many codes that are to be added together. */
export interface BulkRow extends Record<LinkField, string> {
  /** As a spreadsheet counts: the headings are row 1. A numbered row counts from 1. */
  line: number;
  name: string;
  description: string;
  lost: Partial<Record<LinkField, LostLink>>;
}

export type RowField = 'name' | 'description' | LinkField;
export type RowIssue = IssueCode | LostLink['issue'];

/** What is wrong with rows, by their place among them. */
export type RowsIssues = ReadonlyMap<number, Partial<Record<RowField, RowIssue>>>;

const wireNames = { locationId: 'site', formId: 'form', frameId: 'frame' } as const;

/** A row as it is sent. */
export const toRowInput = ({ name, description, locationId, formId, frameId }: BulkRow) => ({
  name,
  description,
  locationId,
  formId: formId || null,
  frameId: frameId || null,
});

/** What the rule for codes finds in rows, and the links that lead nowhere. */
export async function findRowIssues(rows: readonly BulkRow[]): Promise<RowsIssues> {
  const found = new Map<number, Partial<Record<RowField, RowIssue>>>();
  for (const [at, row] of rows.entries()) {
    const { locationId, formId, frameId, ...rest } = toRowInput(row);
    const wire = { ...rest, site: locationId, form: formId, frame: frameId };
    const { issues = [] } = await code['~standard'].validate(wire);
    const wrong: Partial<Record<RowField, RowIssue>> = {};
    for (const { path, message } of issues) {
      const step = path?.[0];
      const key = String(typeof step === 'object' ? step.key : step);
      const field = linkFields.find((name) => wireNames[name] === key) ?? (key as RowField);
      // The rule says sentences of `issueSentences`; the screen finds its own words for them.
      wrong[field] ??= message as RowIssue;
    }
    for (const field of linkFields) {
      const lost = row.lost[field];
      if (lost) wrong[field] = lost.issue;
    }
    if (Object.keys(wrong).length > 0) found.set(at, wrong);
  }
  return found;
}
