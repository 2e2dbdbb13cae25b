import type { IssueCode } from '@hearback/schema/errors';
import { code } from '@hearback/schema/rules';

import { tagsIn } from '../../../../fields/sheets/readSheet';

/** The links of a row. An empty id means not linked. */
const linkFields = ['locationId', 'formId', 'frameId'] as const;
export type LinkField = (typeof linkFields)[number];

/** Text in a link column that matches no entity, or several. */
export interface LostLink {
  text: string;
  issue: 'unknown_name' | 'several';
}

/** One of many codes to be added together. */
export interface BulkRow extends Record<LinkField, string> {
  /** Row number in the spreadsheet, where the headings are row 1. A numbered row counts from 1. */
  line: number;
  name: string;
  description: string;
  /** With commas between. */
  tags: string;
  lost: Partial<Record<LinkField, LostLink>>;
}

export type RowField = 'name' | 'description' | 'tags' | LinkField;
export type RowIssue = IssueCode | LostLink['issue'];

/** Validation issues by row index. */
export type RowsIssues = ReadonlyMap<number, Partial<Record<RowField, RowIssue>>>;

const wireNames = { locationId: 'site', formId: 'form', frameId: 'frame' } as const;

/** Maps a row to the mutation input. */
export const toRowInput = (row: BulkRow) => ({
  name: row.name,
  description: row.description,
  locationId: row.locationId,
  formId: row.formId || null,
  frameId: row.frameId || null,
  tags: tagsIn(row.tags),
});

/** Validates rows against the code schema and adds their unresolved links. */
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
      // The schema returns keys of `issueSentences`; the screen translates them.
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
