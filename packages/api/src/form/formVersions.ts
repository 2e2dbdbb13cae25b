import type { FormTranslations } from '@hearback/schema/documents';

import type { Form, FormPublication, FormVersionQuery } from './contract.ts';
import { isId } from '../tools/ids.ts';
import { found } from '../http/found.ts';
import { lockSeenForm } from './lockSeen.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'forms' | 'formVersions' | 'surveys' | 'transact' | 'now'>;

/** What the column holds. */
const maxVersion = 2_147_483_647;

/** What was published of forms. A version never changes. */
export const createFormVersions = ({ forms, formVersions, surveys, transact, now }: Tools) => {
  const findDocument = async (
    { surveys: kept }: Pick<ServiceTools, 'surveys'>,
    accountId: string,
    form: string,
    version: number,
  ) => {
    const isPossible =
      isId(form) && Number.isInteger(version) && version >= 1 && version <= maxVersion;
    return found(isPossible && (await kept.findVersion(accountId, form, version)));
  };

  return {
    /** A form as it was published once, also when it was changed or removed since. */
    get: async (accountId: string, form: string, version: number) => ({
      form,
      version,
      ...(await findDocument({ surveys }, accountId, form, version)),
    }),

    async list(accountId: string, form: string, query: FormVersionQuery) {
      found(await forms.find(accountId, form));
      return formVersions.list(accountId, form, query);
    },

    /** Freezes a form, and shows it so on all its open and paused codes. */
    publish: (
      accountId: string,
      form: string,
      revision: number | undefined,
    ): Promise<FormPublication> =>
      transact(async (inside) => {
        found(isId(form));
        // Codes first, as everyone does.
        await inside.formVersions.lockCodes(accountId, form);
        await lockSeenForm(inside, { accountId, id: form, revision });
        const version = found(await inside.formVersions.freeze(accountId, form, now()));
        const codes = await inside.formVersions.show(accountId, form, version, now());
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
        const current = await lockSeenForm(inside, { accountId, id: form, revision });
        const document = await findDocument(inside, accountId, form, version);
        // A version knows of no stale translations. The main language is the form's.
        const { main } = (current.translations ?? {}) as FormTranslations;
        const restored = main === undefined ? document : { ...document, translations: { main } };
        await inside.forms.update(accountId, form, restored, now());
        return found(await inside.forms.find(accountId, form));
      }),
  };
};
