import { createHash } from 'node:crypto';

import { issueSentences } from '@hearback/schema/errors';
import type { Issues } from '@hearback/schema/rules';

import type { Code, NewCodes } from './contract.ts';
import { ApiError } from '../http/ApiError.ts';
import { invalidInput } from '../http/refuse.ts';
import type { Store } from '../store.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { drawSlug } from './drawSlug.ts';
import { findLinkIssues } from './findLinkIssues.ts';
import { withAddress } from './withAddress.ts';

type Tools = Pick<
  ServiceTools,
  'codes' | 'codeBatches' | 'transact' | 'newId' | 'now' | 'settings'
>;

/** A dry run costs as much as the real one. */
export const codesTogether: Limit = { name: 'codes_together', points: 60, seconds: 600 };

/** Tells rows from others. */
const hashOf = (rows: NewCodes['rows']): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex');

const otherRows = () => new ApiError('id_taken', 'Other codes were added under this id.');

/** New slugs, so many. One that was given before is drawn again. */
async function drawSlugs({ codeBatches }: Store, count: number): Promise<string[]> {
  const slugs: string[] = [];
  while (slugs.length < count) {
    const drawn = Array.from({ length: count - slugs.length }, drawSlug);
    slugs.push(...(await codeBatches.takeSlugs(drawn)));
  }
  return slugs;
}

/**
 * Adds many codes: all of them, or none. A batch that is there already is answered as it is; an id
 * that has other rows is refused. A dry run says what would be refused, and adds nothing.
 */
export const addCodes =
  ({ codes, codeBatches, transact, newId, now, settings }: Tools) =>
  async (accountId: string, { id, dry_run: isDryRun, rows }: NewCodes): Promise<Code[]> => {
    const hash = hashOf(rows);

    await transact(async (inside) => {
      const known = await inside.codeBatches.find(accountId, id, hash);
      // What was added stays added, whatever became of its links since.
      if (known === 'same' && !isDryRun) return;
      const fields = await findLinkIssues(inside, accountId, rows);
      const issues: Issues = {};
      for (const [row, lost] of fields.entries()) {
        for (const field of lost) issues[`rows.${row}.${field}`] = [issueSentences.not_found];
      }
      if (Object.keys(issues).length > 0) throw invalidInput(issues);
      if (known === 'other') throw otherRows();
      if (isDryRun) return;

      // Codes of one moment are listed by their ids, the last one first: so Table 1 stands on top.
      const ids = rows
        .map(() => newId())
        .toSorted()
        .toReversed();
      const slugs = await drawSlugs(inside, rows.length);
      const batch = rows.map((row, at) => ({ ...row, id: ids[at] ?? '', slug: slugs[at] ?? '' }));
      await inside.codeBatches.insert(accountId, { id, hash, rows: batch }, now());
      // Somebody else may have used the id a moment ago: then nothing of this is kept.
      if ((await inside.codeBatches.find(accountId, id, hash)) === 'other') throw otherRows();
    });
    if (isDryRun) return [];

    const ids = await codeBatches.listIds(accountId, id);
    const whole = { page: 1, page_size: 0, search: '', ids: ids.join(',') };
    const { results } = await codes.list(accountId, whole);
    const byId = new Map(results.map((code) => [code.id, withAddress(code, settings)]));
    return ids.flatMap((each) => byId.get(each) ?? []);
  };
