import {
  fieldTypes,
  formLanguages,
  textOf,
  type FieldType,
  type FormDocument,
  type FormField,
} from '@hearback/schema/documents';

import { defaultLanguage } from '@hearback/schema/limits';

import { defaultLabels } from '../../forms/words';
import { SuccessIcon } from '../../icons';
import type { DocumentKind } from '../kit/DocumentKind';
import { hasRoomFor } from './commands/addField';
import { apply, stepOf, type FormCommand } from './commands/apply';
import { addable, editing } from './registry';
import { thanksPage } from './thanksPage';

/** What stands on a new field. The editor has brought the words of all languages of its form. */
const labelled = (fieldType: FieldType) => ({
  labels: defaultLabels(fieldTypes[fieldType].label[defaultLanguage]),
});

/** A form, as the kit edits it: fields in a list, one of each type. */
export const formKind: DocumentKind<FormDocument, FormField, FieldType, FormCommand> = {
  apply,
  stepOf,
  partsOf: ({ fields }) => fields,
  pages: [{ id: thanksPage, icon: SuccessIcon, wordsOf: ({ thank_you }) => thank_you?.title }],
  languagesOf: formLanguages,
  iconOf: (type) => editing[type].icon,
  wordsOf: textOf,
  canRemove: ({ type }) => type !== 'navigation',
  addable,
  hasRoomFor,
  add: (fieldType) => ({ type: 'addField', fieldType, ...labelled(fieldType) }),
  addAt: (fieldType, toIndex) => ({ type: 'addField', fieldType, toIndex, ...labelled(fieldType) }),
  move: (fieldId, toIndex) => ({ type: 'moveField', fieldId, toIndex }),
  remove: (fieldId) => ({ type: 'removeField', fieldId }),
};
