import type { CompanyChange, CompanyQuery, NewCompany } from './contract.ts';
import type { Cascade } from '../http/removal.ts';
import { found } from '../http/found.ts';
import { removeAll, removeRoots, type Remover } from '../deletion/removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'companies' | 'transact' | 'read' | 'newId' | 'now'>;

/** The businesses of an account. */
export const createCompanies = ({ companies, transact, read, newId, now }: Tools) => ({
  list: (accountId: string, query: CompanyQuery) =>
    read((from) => from.companies.list(accountId, query)),

  get: async (accountId: string, id: string) => found(await companies.find(accountId, id)),

  /** Adds a company. Under an id that is taken, what has it stays as it is. */
  async add(accountId: string, { id = newId(), ...input }: NewCompany) {
    await companies.insert(accountId, id, input, now());
    return found(await companies.find(accountId, id));
  },

  async update(accountId: string, id: string, change: CompanyChange) {
    found(await companies.update(accountId, id, change, now()));
    return found(await companies.find(accountId, id));
  },

  /** Removes companies with their locations, codes, scans and feedback: all of them, or none. */
  remove: (remover: Remover, ids: readonly string[]) =>
    removeAll(
      { transact, now, newId },
      { remover, kind: 'company', ids },
      (inside, each, deleting) => removeRoots(inside, remover.accountId, 'company', each, deleting),
    ),

  async previewRemoval(accountId: string, id: string): Promise<Cascade> {
    const { found: there, ...cascade } = await read((from) =>
      from.removals.preview(accountId, 'company', [id]),
    );
    found(there > 0);
    return cascade;
  },
});
