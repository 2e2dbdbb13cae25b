import {
  fieldTypes,
  formLanguages,
  textOf,
  type FieldType,
  type FormDocument,
  type FormField,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { SuccessIcon } from '../../icons';
import type { EditorConfig } from '../kit/EditorConfig';
import { hasRoomFor } from './commands/fields';
import { apply, stepOf, type FormCommand } from './commands/apply';
import { addable, editingOf } from './fields/editing';
import { loadedTexts } from './starters/starterTexts';
import { thanksPage } from './thanksPage';
import { useEditor, type Editor } from '../kit/useEditor';

/** An id that a form never had. */
const newId = (prefix: string) => `${prefix}-${Math.random().toString(36).slice(2, 8)}`;

/** Default texts of a new field, and its id. The editor has loaded the texts of all languages of its form. */
const startOf = (fieldType: FieldType) => ({
  defaults: loadedTexts(),
  ...(fieldTypes[fieldType].maxPerForm > 1 && {
    fieldId: newId(fieldType),
  }),
});

/** Adapter of forms to the editor kit: a list of fields. */
export const formEditorConfig: EditorConfig<FormDocument, FormField, FieldType, FormCommand> = {
  apply,
  stepOf,
  partsOf: ({ fields }) => fields,
  pages: [{ id: thanksPage, icon: SuccessIcon, wordsOf: ({ thank_you }) => thank_you?.title }],
  languagesOf: formLanguages,
  iconOf: (type) => editingOf(type).icon,
  wordsOf: textOf,
  canRemove: ({ type }) => type !== 'navigation',
  addable,
  hasRoomFor,
  maxParts: limits.fieldsPerFormMax,
  add: (fieldType) => ({ type: 'addField', fieldType, ...startOf(fieldType) }),
  addAt: (fieldType, toIndex) => ({ type: 'addField', fieldType, toIndex, ...startOf(fieldType) }),
  move: (fieldId, toIndex) => ({ type: 'moveField', fieldId, toIndex }),
  duplicate: (fieldId) => ({
    type: 'duplicateField',
    fieldId,
    copyId: newId('copy'),
  }),
  remove: (fieldId) => ({ type: 'removeField', fieldId }),
};

/** State of a form being edited. */
export type FormEditorState = Editor<FormDocument, FormCommand>;

/** Holds the state of a form being edited, for `FormEditor` and for commands from outside. */
export const useFormEditor = (document: FormDocument, language?: string): FormEditorState =>
  useEditor(formEditorConfig, document, language);
