import { createCollection, type CollectionTools } from '../collection/collection.ts';
import { orNotFound } from '../http/ApiError.ts';
import { companiesSql } from './companies.sql.ts';
import type { CompanyChange, NewCompany } from './contract.ts';

/** The businesses of an account. Locations, codes, scans and feedback go with one that is removed. */
export const createCompanies = (tools: CollectionTools) => {
  const { db, newId, now } = tools;

  const update = async (accountId: string, id: string, change: CompanyChange) => {
    orNotFound(await companiesSql.update(db, accountId, id, change, now()));
    return orNotFound(await companiesSql.find(db, accountId, id));
  };

  return {
    ...createCollection(tools, 'company', companiesSql),

    /** Adds a company. Under an id that is taken, what has it stays as it is. */
    async add(accountId: string, { id = newId(), ...input }: NewCompany) {
      await companiesSql.insert(db, accountId, id, input, now());
      return orNotFound(await companiesSql.find(db, accountId, id));
    },

    update,
    replace: update,
  };
};
