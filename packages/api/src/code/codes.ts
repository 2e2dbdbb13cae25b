import { isDeepStrictEqual } from 'node:util';

import { venueOf } from '@hearback/schema/venue';

import { createCollection, type CollectionTools } from '../collection/collection.ts';
import { companiesSql } from '../company/companies.sql.ts';
import type { Store } from '../database/store.ts';
import { formsSql } from '../form/forms.sql.ts';
import { ApiError, orNotFound, invalidField } from '../http/ApiError.ts';
import { locationsSql } from '../location/locations.sql.ts';
import type { ServiceTools } from '../services.ts';
import { createAddCodes, drawSlugs, findLinkIssues } from './addCodes.ts';
import { codesSql, withAddress, type StoredCode } from './codes.sql.ts';
import type { Code, CodeChange, PreviewedCode, CodeQuery, NewCode } from './contract.ts';
import { createPrints } from './prints.ts';
import { createPublishing } from './publishing.ts';
import { createScanGate, proveArt } from './scanGate.ts';
import { createVisitCodes } from './visitCodes.ts';

/** True when the change gives a code that stays published (with a form and a frame) another look. */
const changesArt = (
  code: StoredCode,
  { form, frame = code.frame, style = code.style }: CodeChange,
) =>
  form !== null &&
  frame !== null &&
  // The database keeps no order of keys.
  (frame !== code.frame || !isDeepStrictEqual(style, code.style));

/** A link that leads nowhere is said at its field. */
async function requireLinks(
  inside: Store,
  accountId: string,
  change: CodeChange,
  before?: StoredCode,
): Promise<void> {
  const logo = before?.style?.logo;
  const [fields = []] = await findLinkIssues(inside, accountId, [change], logo);
  for (const field of fields) throw invalidField(field, 'not_found');
}

type Tools = CollectionTools & Pick<ServiceTools, 'workers' | 'limits' | 'settings' | 'logger'>;

/** The printed QR codes of an account. Scans and feedback go with one that is removed. */
export const createCodes = (tools: Tools) => {
  const { db, transact, newId, now, settings } = tools;
  const scanGate = createScanGate(tools);
  const codes = createCollection(tools, 'code', codesSql);

  const get = async (accountId: string, id: string): Promise<Code> =>
    withAddress(await codes.get(accountId, id), settings);

  const update = async (accountId: string, id: string, change: CodeChange) => {
    const asked = { accountId, codeId: id, change, allowsWarnings: true };
    await proveArt({ transact, scanGate }, asked, async (inside, requireProof) => {
      await codesSql.lock(inside.db, accountId, id);
      const code = orNotFound(await codesSql.find(inside.db, accountId, id));
      await requireLinks(inside, accountId, change, code);
      // An open code keeps to what was proven of it.
      if (code.state === 'published' && changesArt(code, change)) await requireProof();
      orNotFound(await codesSql.update(inside.db, accountId, id, change, now()));
    });
    return get(accountId, id);
  };

  return {
    ...codes,
    ...createPublishing({ ...tools, scanGate }),
    ...createVisitCodes(tools),
    ...createPrints(tools),
    addMany: createAddCodes(tools),
    get,

    async list(accountId: string, query: CodeQuery) {
      const { count, results } = await codes.list(accountId, query);
      return { count, results: results.map((code) => withAddress(code, settings)) };
    },

    /** Adds a code. Under an id that is taken, what has it stays as it is. */
    async add(accountId: string, { id = newId(), ...input }: NewCode) {
      await transact(async (inside) => {
        if (await codesSql.find(inside.db, accountId, id)) return;
        await requireLinks(inside, accountId, input);
        const [slug = ''] = await drawSlugs(inside, accountId, 1);
        await codesSql.insert(inside.db, accountId, id, slug, input, now());
      });
      return get(accountId, id);
    },

    update,
    replace: update,

    /** Returns the visitor page as if the code were published. Counts no scan and takes no answer. */
    async preview(accountId: string, id: string): Promise<PreviewedCode> {
      const code = orNotFound(await codesSql.find(db, accountId, id));
      if (code.form === null) throw new ApiError('no_form', 'Link a form to this code first.');

      const place = orNotFound(await locationsSql.find(db, accountId, code.site));
      const company = orNotFound(await companiesSql.find(db, accountId, place.company));
      return {
        form: orNotFound(await formsSql.find(db, accountId, code.form)),
        venue: venueOf(company.visitor_name ?? company.name, place.visitor_name),
      };
    },
  };
};
