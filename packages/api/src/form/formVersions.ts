import type { FormTranslations } from '@hearback/schema/documents';

import type { Form, FormPublication, FormVersionQuery } from './contract.ts';
import { isId } from '../tools/ids.ts';
import { orNotFound } from '../http/ApiError.ts';
import { lockSeen } from '../collection/documents.ts';
import type { Database } from '../database/connect.ts';
import type { ServiceTools } from '../services.ts';
import { formsSql } from './forms.sql.ts';
import { formVersionsSql } from './formVersions.sql.ts';
import { surveysSql } from '../survey/surveys.sql.ts';

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'now'>;

/** The largest number that the column holds. */
const maxVersion = 2_147_483_647;

/** Published versions of forms. A version never changes. */
export const createFormVersions = ({ db, transact, now }: Tools) => {
  const findDocument = async (
    database: Database,
    accountId: string,
    form: string,
    version: number,
  ) => {
    const isPossible =
      isId(form) && Number.isInteger(version) && version >= 1 && version <= maxVersion;
    return orNotFound(
      isPossible && (await surveysSql.findVersion(database, accountId, form, version)),
    );
  };

  return {
    /** A form as it was published once, also when it was changed or removed since. */
    get: async (accountId: string, form: string, version: number) => ({
      form,
      version,
      ...(await findDocument(db, accountId, form, version)),
    }),

    async list(accountId: string, form: string, query: FormVersionQuery) {
      orNotFound(await formsSql.find(db, accountId, form));
      return formVersionsSql.list(db, accountId, form, query);
    },

    /** Freezes a form, and shows it so on all its open and paused codes. */
    publish: (
      accountId: string,
      form: string,
      revision: number | undefined,
    ): Promise<FormPublication> =>
      transact(async (inside) => {
        orNotFound(isId(form));
        // Codes first, as everyone does.
        await formVersionsSql.lockCodes(inside.db, accountId, form);
        await lockSeen(inside, 'form', formsSql, { accountId, id: form, revision });
        const version = orNotFound(await formVersionsSql.freeze(inside.db, accountId, form, now()));
        const codes = await formVersionsSql.show(inside.db, accountId, form, version, now());
        return { version, codes };
      }),

    /** Puts a published version into the form that is being edited. */
    restore: (
      accountId: string,
      form: string,
      version: number,
      revision: number | undefined,
    ): Promise<Form> =>
      transact(async (inside) => {
        const current = await lockSeen(inside, 'form', formsSql, { accountId, id: form, revision });
        const document = await findDocument(inside.db, accountId, form, version);
        // A version knows of no stale translations. The main language is the form's.
        const { main } = (current.translations ?? {}) as FormTranslations;
        const restored = main === undefined ? document : { ...document, translations: { main } };
        await formsSql.update(inside.db, accountId, form, restored, now());
        return orNotFound(await formsSql.find(inside.db, accountId, form));
      }),
  };
};
