import { ownLayoutOf, type FormDocument } from '@hearback/schema/documents';

import {
  FormInput,
  type Form,
  type FormChange,
  type FormQuery,
  type FormReplacement,
  type NewForm,
} from './contract.ts';
import type { Cascade } from '../http/removal.ts';
import { found } from '../http/found.ts';
import { picturesInForm, requirePictures } from '../image/requirePictures.ts';
import { isSameDocument, isSavedAlready, lockSeenForm } from './lockSeen.ts';
import { nextName, stemOf } from '../tools/nextName.ts';
import { parseDocument } from './parseDocument.ts';
import { removeAll, type Remover } from '../deletion/removeAll.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<
  ServiceTools,
  'forms' | 'documents' | 'removals' | 'transact' | 'read' | 'newId' | 'now'
>;

/** What is stored was parsed when it came in. */
const documentOf = (form: Form) =>
  ({ title: form.title, ...ownLayoutOf<unknown, unknown, unknown, unknown>(form) }) as FormDocument;

/** What visitors fill in. What is published does not change when a form does. */
export const createForms = ({ forms, documents, removals, transact, read, newId, now }: Tools) => {
  /** Adds a form, or a copy of one. Under an id that is taken, what has it stays as it is. */
  const add = async (
    accountId: string,
    { id = newId(), ...document }: NewForm,
    copied?: FormDocument,
  ): Promise<Form> => {
    await transact(async (inside) => {
      if (await inside.forms.find(accountId, id)) return;
      const known = copied && picturesInForm(copied);
      await requirePictures(inside, accountId, picturesInForm(document), known);
      await inside.forms.insert(accountId, id, document, now());
    });
    return found(await forms.find(accountId, id));
  };

  /**
   * Writes what a form becomes, unless it is another one than the caller has seen. Saved again after a
   * lost answer, it is there already, and stays.
   */
  const save = (
    accountId: string,
    id: string,
    revision: number | undefined,
    change: (current: Form) => FormDocument,
  ): Promise<Form> =>
    transact(async (inside) => {
      const isWanted = (form: Form) => isSameDocument(documentOf(form), change(form));
      const current = await lockSeenForm(inside, { accountId, id, revision, isWanted });
      if (isSavedAlready(current, revision)) return current;
      const document = change(current);
      const known = picturesInForm(documentOf(current));
      await requirePictures(inside, accountId, picturesInForm(document), known);
      await inside.forms.update(accountId, id, document, now());
      return found(await inside.forms.find(accountId, id));
    });

  return {
    list: (accountId: string, query: FormQuery) =>
      read((from) => from.forms.list(accountId, query)),

    get: async (accountId: string, id: string) => found(await forms.find(accountId, id)),

    add,

    replace: (accountId: string, id: string, { revision, ...document }: FormReplacement) =>
      save(accountId, id, revision, () => document),

    /** Changes parts of a form. The whole must be right afterwards. */
    update: (accountId: string, id: string, { revision, ...change }: FormChange) =>
      save(accountId, id, revision, (current) => {
        const whole = { ...documentOf(current), ...change };
        if (whole.thank_you === null) delete whole.thank_you;
        if (whole.translations === null) delete whole.translations;
        return parseDocument(FormInput, whole);
      }),

    /** Adds a form like another, under a title of its own. */
    async duplicate(accountId: string, id: string, title: string | undefined): Promise<Form> {
      const first = found(await forms.find(accountId, id));
      const copy =
        title ??
        nextName(first.title, await documents.listNames(accountId, 'form', stemOf(first.title)));
      const document = documentOf(first);
      return add(accountId, parseDocument(FormInput, { ...document, title: copy }), document);
    },

    /** Removes forms: all of them, or none. Codes that show one are unpublished. */
    remove: (remover: Remover, ids: readonly string[]) =>
      removeAll(
        { transact, now, newId },
        { remover, kind: 'form', ids },
        (inside, each, deleting) =>
          inside.removals.removeAndUnlink(remover.accountId, 'form', each, deleting),
      ),

    async previewRemoval(accountId: string, id: string): Promise<Cascade> {
      const { found: there, ...cascade } = await removals.previewUnlink(accountId, 'form', [id]);
      found(there > 0);
      return cascade;
    },
  };
};
