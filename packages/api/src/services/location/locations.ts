import type { LocationChange, LocationInput, LocationQuery } from '../../contract/location.ts';
import type { Cascade } from '../../contract/removal.ts';
import { invalidField } from '../../errors/refuse.ts';
import { found } from '../found.ts';
import { removeAll } from '../removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<
  ServiceTools,
  'locations' | 'companies' | 'removals' | 'transact' | 'newId' | 'now'
>;

/** The places of an account's companies. Another account's company does not exist here. */
export const createLocations = ({
  locations,
  companies,
  removals,
  transact,
  newId,
  now,
}: Tools) => {
  const requireCompany = async (accountId: string, companyId: string | undefined) => {
    if (companyId === undefined) return;
    if (!(await companies.find(accountId, companyId))) throw invalidField('company', 'not_found');
  };

  return {
    list: (accountId: string, query: LocationQuery) => locations.list(accountId, query),

    get: async (accountId: string, id: string) => found(await locations.find(accountId, id)),

    async add(accountId: string, input: LocationInput) {
      await requireCompany(accountId, input.company);
      const id = newId();
      await locations.insert(accountId, id, input, now());
      return found(await locations.find(accountId, id));
    },

    async update(accountId: string, id: string, change: LocationChange) {
      found(await locations.find(accountId, id));
      await requireCompany(accountId, change.company);
      found(await locations.update(accountId, id, change, now()));
      return found(await locations.find(accountId, id));
    },

    /** Removes locations with their codes, scans and feedback: all of them, or none. */
    remove: (accountId: string, ids: readonly string[]) =>
      removeAll(transact, ids, (inside, each) =>
        inside.removals.remove(accountId, 'location', each, now()),
      ),

    async previewRemoval(accountId: string, id: string): Promise<Cascade> {
      const { found: there, ...cascade } = await removals.preview(accountId, 'location', [id]);
      found(there > 0);
      return cascade;
    },
  };
};
