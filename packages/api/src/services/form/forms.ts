import type { FormDocument } from '@hearback/schema/documents';

import { FormInput, type FormChange, type FormQuery } from '../../contract/form.ts';
import type { Cascade } from '../../contract/removal.ts';
import { isId } from '../../tools/ids.ts';
import { found } from '../found.ts';
import { parseDocument } from '../parseDocument.ts';
import { removeAll, type Remover } from '../removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'forms' | 'surveys' | 'removals' | 'transact' | 'newId' | 'now'>;

/** What the column holds. */
const maxVersion = 2_147_483_647;

/** What visitors fill in. What is published does not change when a form does. */
export const createForms = ({ forms, surveys, removals, transact, newId, now }: Tools) => ({
  list: (accountId: string, query: FormQuery) => forms.list(accountId, query),

  get: async (accountId: string, id: string) => found(await forms.find(accountId, id)),

  /** A form as it was published once, also when it was changed or removed since. */
  async getVersion(accountId: string, form: string, version: number) {
    const isPossible =
      isId(form) && Number.isInteger(version) && version >= 1 && version <= maxVersion;
    const document = found(isPossible && (await surveys.findVersion(accountId, form, version)));
    return { form, version, ...document };
  },

  async add(accountId: string, document: FormDocument) {
    const id = newId();
    await forms.insert(accountId, id, document, now());
    return found(await forms.find(accountId, id));
  },

  async replace(accountId: string, id: string, document: FormDocument) {
    found(await forms.update(accountId, id, document, now()));
    return found(await forms.find(accountId, id));
  },

  /** Changes parts of a form. The whole must be right afterwards. */
  async update(accountId: string, id: string, change: FormChange) {
    const { title, style, fields } = found(await forms.find(accountId, id));
    const document = parseDocument(FormInput, { title, style, fields, ...change });
    found(await forms.update(accountId, id, document, now()));
    return found(await forms.find(accountId, id));
  },

  /** Removes forms: all of them, or none. Codes that show one are unpublished. */
  remove: (remover: Remover, ids: readonly string[]) =>
    removeAll({ transact, now, newId }, { remover, kind: 'form', ids }, (inside, each, deleting) =>
      inside.removals.removeAndUnlink(remover.accountId, 'form', each, deleting),
    ),

  async previewRemoval(accountId: string, id: string): Promise<Cascade> {
    const { found: there, ...cascade } = await removals.previewUnlink(accountId, 'form', [id]);
    found(there > 0);
    return cascade;
  },
});
