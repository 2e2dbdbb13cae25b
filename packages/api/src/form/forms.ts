import { ownLayoutOf, type FormDocument } from '@hearback/schema/documents';

import type { CollectionTools } from '../collection/collection.ts';
import { createDocuments, parseDocument } from '../collection/documents.ts';
import { picturesInForm } from '../image/requirePictures.ts';
import {
  FormInput,
  type Form,
  type FormChange,
  type FormReplacement,
  type NewForm,
} from './contract.ts';
import { formsSql } from './forms.sql.ts';

/** The forms that visitors fill in. Published versions do not change when a form does. */
export const createForms = (tools: CollectionTools) => {
  const { add, save, ...forms } = createDocuments(tools, {
    kind: 'form',
    sql: formsSql,
    documentOf: (form: Form) =>
      ({
        title: form.title,
        ...ownLayoutOf<unknown, unknown, unknown, unknown>(form),
      }) as FormDocument,
    nameOf: ({ title }) => title,
    rename: (document, title) => parseDocument(FormInput, { ...document, title }),
    picturesIn: (document) => picturesInForm(document),
  });

  return {
    ...forms,

    /** Adds a form. Under an id that is taken, what has it stays as it is. */
    add: (accountId: string, { id, ...document }: NewForm) => add(accountId, document, id),

    replace: (accountId: string, id: string, { revision, ...document }: FormReplacement) =>
      save(accountId, id, revision, () => document),

    /** Changes parts of a form. The whole must be right afterwards. */
    update: (accountId: string, id: string, { revision, ...change }: FormChange) =>
      save(accountId, id, revision, (current) => {
        const whole: Record<string, unknown> = { ...current, ...change };
        if (whole['thank_you'] === null) delete whole['thank_you'];
        if (whole['translations'] === null) delete whole['translations'];
        return parseDocument(FormInput, whole);
      }),
  };
};
