import { createHash, randomBytes } from 'node:crypto';

import type { ImageReference } from '@hearback/schema/documents';
import { issueSentences } from '@hearback/schema/errors';
import type { Issues } from '@hearback/schema/rules';

import { wholeList } from '../database/readPage.ts';
import type { Store } from '../database/store.ts';
import { ApiError, invalidInput } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import { addressOfImage, keyOfPicture } from '../image/requirePictures.ts';
import type { ServiceTools } from '../services.ts';
import { codeBatchesSql } from './codeBatches.sql.ts';
import { codesSql, withAddress } from './codes.sql.ts';
import type { Code, CodeChange, NewCodes } from './contract.ts';
import { linksSql } from './links.sql.ts';

/** Crockford's base32: nothing in it can be mistaken for something else when read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters, five bits each. */
export const drawLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet.charAt(byte & 31)).join('');

/** A new end for a printed address: ten random characters. */
export const drawSlug = (): string => drawLetters(10);

const withoutEmpty = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

/**
 * The fields of codes whose links lead nowhere, for each code in turn. What a code links to is of
 * the same account, and stays there until the transaction ends; anything else does not exist.
 * The logo that a code had before may stay, whosever it is.
 */
export async function findLinkIssues(
  { db }: Store,
  accountId: string,
  codes: readonly CodeChange[],
  logoBefore?: ImageReference | null,
): Promise<('site' | 'form' | 'frame' | 'style')[][]> {
  const sites = withoutEmpty(codes.map(({ site }) => site));
  const forms = withoutEmpty(codes.map(({ form }) => form));
  const frames = withoutEmpty(codes.map(({ frame }) => frame));
  const logos = withoutEmpty(codes.map(({ style }) => style?.logo?.id));

  const held = {
    site: await linksSql.holdAll(db, accountId, 'location', sites),
    form: await linksSql.holdAll(db, accountId, 'form', forms),
    frame: await linksSql.holdAll(db, accountId, 'frame', frames),
    logo: await linksSql.holdImages(db, accountId, logos),
  };

  const isKept = (logo: ImageReference) =>
    logoBefore ? keyOfPicture(logo) === keyOfPicture(logoBefore) : false;
  const isHeld = ({ id, url }: ImageReference) =>
    held.logo.has(id.toLowerCase()) && url === addressOfImage(id.toLowerCase());

  return codes.map((code) => {
    const logo = code.style?.logo;
    return [
      ...(['site', 'form', 'frame'] as const).filter((field) => {
        const id = code[field];
        return id !== null && id !== undefined && !held[field].has(id.toLowerCase());
      }),
      ...(logo && !isKept(logo) && !isHeld(logo) ? (['style'] as const) : []),
    ];
  });
}

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'newId' | 'now' | 'settings'>;

/** A dry run costs as much as the real one. */
export const codesTogether: Limit = { name: 'codes_together', points: 60, seconds: 600 };

/** Tells rows from others. */
const hashOf = (rows: NewCodes['rows']): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex');

const otherRows = () => new ApiError('id_taken', 'Other codes were added under this id.');

/** New slugs of an account, so many. One that was given before is drawn again. */
export async function drawSlugs(
  { db }: Pick<Store, 'db'>,
  accountId: string,
  count: number,
): Promise<string[]> {
  const slugs: string[] = [];
  while (slugs.length < count) {
    const drawn = Array.from({ length: count - slugs.length }, drawSlug);
    slugs.push(...(await codeBatchesSql.takeSlugs(db, accountId, drawn)));
  }
  return slugs;
}

/**
 * Adds many codes: all of them, or none. A batch that is there already is answered as it is; an id
 * that has other rows is refused. A dry run says what would be refused, and adds nothing.
 */
export const createAddCodes =
  ({ db, transact, newId, now, settings }: Tools) =>
  async (accountId: string, { id, dry_run: isDryRun, rows }: NewCodes): Promise<Code[]> => {
    const hash = hashOf(rows);

    await transact(async (inside) => {
      const known = await codeBatchesSql.find(inside.db, accountId, id, hash);
      // Codes that were added stay added, even if their links have changed since.
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
      const slugs = await drawSlugs(inside, accountId, rows.length);
      const batch = rows.map((row, at) => ({ ...row, id: ids[at] ?? '', slug: slugs[at] ?? '' }));
      await codeBatchesSql.insert(inside.db, accountId, { id, hash, rows: batch }, now());
      // Somebody else may have used the id a moment ago: then nothing of this is kept.
      if ((await codeBatchesSql.find(inside.db, accountId, id, hash)) === 'other')
        throw otherRows();
    });
    if (isDryRun) return [];

    const ids = await codeBatchesSql.listIds(db, accountId, id);
    const asked = { ...wholeList, ids: ids.join(',') };
    const { results } = await codesSql.list(db, accountId, asked);
    const byId = new Map(results.map((code) => [code.id, withAddress(code, settings)]));
    return ids.flatMap((each) => byId.get(each) ?? []);
  };
