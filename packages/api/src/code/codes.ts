import { isDeepStrictEqual } from 'node:util';

import type { CodeChange, CodeQuery, NewCode } from './contract.ts';
import type { Cascade } from '../http/removal.ts';
import { invalidField } from '../http/refuse.ts';
import type { StoredCode } from './codes.sql.ts';
import type { Store } from '../store.ts';
import { found } from '../http/found.ts';
import type { ScanGate } from './scanGate.ts';
import { withProof } from './withProof.ts';
import { removeAll, removeRoots, type Remover } from '../deletion/removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { drawSlug } from './drawSlug.ts';
import { findLinkIssues } from './findLinkIssues.ts';
import { withAddress } from './withAddress.ts';

type Tools = Pick<ServiceTools, 'codes' | 'transact' | 'read' | 'newId' | 'now' | 'settings'> & {
  scanGate: ScanGate;
};

/** Whether a code gets other looks, and stays open with them: without a form or a frame it does not. */
const changesArt = (
  code: StoredCode,
  { form, frame = code.frame, style = code.style }: CodeChange,
) =>
  form !== null &&
  frame !== null &&
  // The database keeps no order of keys.
  (frame !== code.frame || !isDeepStrictEqual(style, code.style));

/** The printed QR codes of an account. */
export const createCodes = ({ codes, transact, read, scanGate, newId, now, settings }: Tools) => {
  /** A link that leads nowhere is said at its field. */
  const requireLinks = async (
    inside: Store,
    accountId: string,
    change: CodeChange,
    before?: StoredCode,
  ) => {
    const logo = before?.style?.logo;
    const [fields = []] = await findLinkIssues(inside, accountId, [change], logo);
    for (const field of fields) throw invalidField(field, 'not_found');
  };

  const get = async (accountId: string, id: string) =>
    withAddress(found(await codes.find(accountId, id)), settings);

  return {
    get,

    async list(accountId: string, query: CodeQuery) {
      const { count, results } = await read((from) => from.codes.list(accountId, query));
      return { count, results: results.map((code) => withAddress(code, settings)) };
    },

    /** Adds a code. Under an id that is taken, what has it stays as it is. */
    async add(accountId: string, { id = newId(), ...input }: NewCode) {
      await transact(async (inside) => {
        if (await inside.codes.find(accountId, id)) return;
        await requireLinks(inside, accountId, input);
        let slug = drawSlug();
        while (!(await inside.codes.takeSlug(slug))) slug = drawSlug();
        await inside.codes.insert(accountId, id, slug, input, now());
      });
      return get(accountId, id);
    },

    async update(accountId: string, id: string, change: CodeChange) {
      const asked = { accountId, codeId: id, change, allowsWarnings: true };
      await withProof({ transact, scanGate }, asked, async (inside, requireProof) => {
        await inside.codes.lock(accountId, id);
        const code = found(await inside.codes.find(accountId, id));
        await requireLinks(inside, accountId, change, code);
        // An open code keeps to what was proven of it.
        if (code.state === 'published' && changesArt(code, change)) await requireProof();
        found(await inside.codes.update(accountId, id, change, now()));
      });
      return get(accountId, id);
    },

    /** Removes codes with their scans and feedback: all of them, or none. */
    remove: (remover: Remover, ids: readonly string[]) =>
      removeAll(
        { transact, now, newId },
        { remover, kind: 'code', ids },
        (inside, each, deleting) => removeRoots(inside, remover.accountId, 'code', each, deleting),
      ),

    async previewRemoval(accountId: string, id: string): Promise<Cascade> {
      const { found: there, ...cascade } = await read((from) =>
        from.removals.preview(accountId, 'code', [id]),
      );
      found(there > 0);
      return cascade;
    },
  };
};
