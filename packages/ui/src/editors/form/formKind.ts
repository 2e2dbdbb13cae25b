import type { FieldType, FormDocument, FormField } from '@hearback/schema/documents';

import type { DocumentKind } from '../kit/DocumentKind';
import { hasRoomFor } from './commands/addField';
import { apply, stepOf, type FormCommand } from './commands/apply';
import { addable, editing } from './registry';

/** A form, as the kit edits it: fields in a list, one of each type. */
export const formKind: DocumentKind<FormDocument, FormField, FieldType, FormCommand> = {
  apply,
  stepOf,
  partsOf: ({ fields }) => fields,
  iconOf: (type) => editing[type].icon,
  wordsOf: (field) =>
    field.type === 'logo' ? field.alt : field.type === 'text' ? field.text : field.label,
  canRemove: ({ type }) => type !== 'navigation',
  addable,
  hasRoomFor,
  add: (fieldType) => ({ type: 'addField', fieldType }),
  move: (fieldId, toIndex) => ({ type: 'moveField', fieldId, toIndex }),
  remove: (fieldId) => ({ type: 'removeField', fieldId }),
};
