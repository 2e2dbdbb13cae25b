import {
  formLanguages,
  textOf,
  type FieldType,
  type FormDocument,
  type FormField,
} from '@hearback/schema/documents';

import { SuccessIcon } from '../../icons';
import type { DocumentKind } from '../kit/DocumentKind';
import { hasRoomFor } from './commands/addField';
import { apply, stepOf, type FormCommand } from './commands/apply';
import { addable, editing } from './registry';
import { thanksPage } from './thanksPage';

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
  add: (fieldType) => ({ type: 'addField', fieldType }),
  addAt: (fieldType, toIndex) => ({ type: 'addField', fieldType, toIndex }),
  move: (fieldId, toIndex) => ({ type: 'moveField', fieldId, toIndex }),
  remove: (fieldId) => ({ type: 'removeField', fieldId }),
};
