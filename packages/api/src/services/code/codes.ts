import type { Code, CodeChange, CodeInput, CodeQuery } from '../../contract/code.ts';
import type { Cascade } from '../../contract/removal.ts';
import { invalidField } from '../../errors/refuse.ts';
import type { StoredCode } from '../../repositories/codes.ts';
import type { Store } from '../../repositories/store.ts';
import { found } from '../found.ts';
import { removeAll, type Remover } from '../removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { drawSlug } from './drawSlug.ts';

type Tools = Pick<ServiceTools, 'codes' | 'removals' | 'transact' | 'newId' | 'now' | 'settings'>;

/** The printed QR codes of an account. */
export const createCodes = ({ codes, removals, transact, newId, now, settings }: Tools) => {
  const withAddress = (code: StoredCode): Code => ({
    ...code,
    short_url: `${settings.publicOrigin}/r/${code.slug}`,
  });

  /**
   * What a code links to is of the same account, and stays there until the code hangs on it;
   * anything else does not exist.
   */
  const requireLinks = async (
    { links }: Store,
    accountId: string,
    { site, form, frame }: CodeChange,
  ) => {
    if (site !== undefined && !(await links.hold(accountId, 'location', site))) {
      throw invalidField('site', 'not_found');
    }
    if (form && !(await links.hold(accountId, 'form', form))) {
      throw invalidField('form', 'not_found');
    }
    if (frame && !(await links.hold(accountId, 'frame', frame))) {
      throw invalidField('frame', 'not_found');
    }
  };

  const get = async (accountId: string, id: string) =>
    withAddress(found(await codes.find(accountId, id)));

  return {
    get,

    async list(accountId: string, query: CodeQuery) {
      const { count, results } = await codes.list(accountId, query);
      return { count, results: results.map(withAddress) };
    },

    async add(accountId: string, input: CodeInput) {
      const id = newId();
      await transact(async (inside) => {
        await requireLinks(inside, accountId, input);
        let slug = drawSlug();
        while (!(await inside.codes.takeSlug(slug))) slug = drawSlug();
        await inside.codes.insert(accountId, id, slug, input, now());
      });
      return get(accountId, id);
    },

    async update(accountId: string, id: string, change: CodeChange) {
      await transact(async (inside) => {
        await inside.codes.lock(accountId, id);
        found(await inside.codes.find(accountId, id));
        await requireLinks(inside, accountId, change);
        found(await inside.codes.update(accountId, id, change, now()));
      });
      return get(accountId, id);
    },

    /** Removes codes with their scans and feedback: all of them, or none. */
    remove: (remover: Remover, ids: readonly string[]) =>
      removeAll(
        { transact, now, newId },
        { remover, kind: 'code', ids },
        (inside, each, deleting) =>
          inside.removals.remove(remover.accountId, 'code', each, deleting),
      ),

    async previewRemoval(accountId: string, id: string): Promise<Cascade> {
      const { found: there, ...cascade } = await removals.preview(accountId, 'code', [id]);
      found(there > 0);
      return cascade;
    },
  };
};
