import type { Code, CodeChange, CodeInput, CodeQuery } from '../../contract/code.ts';
import type { Cascade } from '../../contract/removal.ts';
import { invalidField } from '../../errors/refuse.ts';
import type { StoredCode } from '../../repositories/codes.ts';
import { found } from '../found.ts';
import { removeAll } from '../removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { drawSlug } from './drawSlug.ts';

type Tools = Pick<
  ServiceTools,
  | 'codes'
  | 'locations'
  | 'forms'
  | 'frames'
  | 'removals'
  | 'transact'
  | 'newId'
  | 'now'
  | 'settings'
>;

/** The printed QR codes of an account. */
export const createCodes = ({
  codes,
  locations,
  forms,
  frames,
  removals,
  transact,
  newId,
  now,
  settings,
}: Tools) => {
  const withAddress = (code: StoredCode): Code => ({
    ...code,
    short_url: `${settings.publicOrigin}/r/${code.slug}`,
  });

  /** What a code links to is of the same account; anything else does not exist. */
  const requireLinks = async (accountId: string, { site, form, frame }: CodeChange) => {
    if (site !== undefined && !(await locations.find(accountId, site))) {
      throw invalidField('site', 'not_found');
    }
    if (form && !(await forms.find(accountId, form))) throw invalidField('form', 'not_found');
    if (frame && !(await frames.find(accountId, frame))) throw invalidField('frame', 'not_found');
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
      await requireLinks(accountId, input);
      const id = newId();
      await transact(async (inside) => {
        let slug = drawSlug();
        while (!(await inside.codes.takeSlug(slug))) slug = drawSlug();
        await inside.codes.insert(accountId, id, slug, input, now());
      });
      return get(accountId, id);
    },

    async update(accountId: string, id: string, change: CodeChange) {
      found(await codes.find(accountId, id));
      await requireLinks(accountId, change);
      found(await codes.update(accountId, id, change, now()));
      return get(accountId, id);
    },

    /** Removes codes with their scans and feedback: all of them, or none. */
    remove: (accountId: string, ids: readonly string[]) =>
      removeAll(transact, ids, (inside, each) =>
        inside.removals.remove(accountId, 'code', each, now()),
      ),

    async previewRemoval(accountId: string, id: string): Promise<Cascade> {
      const { found: there, ...cascade } = await removals.preview(accountId, 'code', [id]);
      found(there > 0);
      return cascade;
    },
  };
};
