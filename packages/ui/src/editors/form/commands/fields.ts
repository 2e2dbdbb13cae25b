import {
  fieldTypes,
  FormDocument,
  formLanguages,
  withEachTextOf,
  wordsIn,
  type FieldFacts,
  type FieldType,
  type FormField,
  type FormStyle,
  type FieldOf,
  type ShowWhen,
} from '@hearback/schema/documents';
import { defaultLanguage, limits } from '@hearback/schema/limits';
import * as v from 'valibot';

import { freeId, editItem, moveItem } from '../../kit/items';

/** Translations of default texts: by the root of a language, then by the English text. */
type DefaultTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface AddField {
  type: 'addField';
  fieldType: FieldType;
  /** Index after insertion. Default: the usual place of the type. */
  toIndex?: number;
  /** Default texts by language and English text, for form languages other than the product's. */
  defaults?: DefaultTexts;
  /**
   * Id of the field, if its type may repeat: one that the form never had, so that the answers to a question
   * that was removed are not taken for those to a new one.
   */
  fieldId?: string;
}

/** True if the form has fewer fields, and fewer of this type, than allowed. */
export const hasRoomFor = (form: Pick<FormDocument, 'fields'>, type: FieldType): boolean =>
  form.fields.length < limits.fieldsPerFormMax &&
  form.fields.filter((field) => field.type === type).length < fieldTypes[type].maxPerForm;

/** Default index of a new field: a logo comes first, everything else above the submit button. */
function placeOf(form: Pick<FormDocument, 'fields'>, type: FieldType): number {
  if (type === 'logo') return 0;
  const button = form.fields.findIndex((field) => field.type === 'navigation');
  return button === -1 ? form.fields.length : button;
}

/** A new field in the form's colors. */
function newField(type: FieldType, id: string, style: FormStyle): FormField {
  const { begins, follows }: FieldFacts = fieldTypes[type];
  const colors = Object.entries(follows).map(([own, color]) => [own, style[color]]);
  const { fields } = v.parse(FormDocument, {
    title: 'new',
    fields: [{ type, id, ...begins, ...Object.fromEntries(colors) }],
  });
  const field = fields.find((candidate) => candidate.type === type);
  if (!field)
    throw new Error(`The form schema has no field of type ${type}. Add it to fieldSchemas.`);
  return field;
}

/** Adapts the default texts of a field to the form's languages: removes others, adds missing ones as empty. */
function inLanguages(
  field: FormField,
  languages: readonly string[],
  defaults: DefaultTexts = {},
): FormField {
  if (languages.length === 0) return field;
  return withEachTextOf(field, (own) => {
    if (typeof own === 'string') return own;
    const english = own[defaultLanguage] ?? '';
    const translated = Object.entries(defaults).flatMap(([root, texts]) =>
      Object.hasOwn(texts, english) ? [[root, texts[english]]] : [],
    );
    const text: Record<string, string> = { ...Object.fromEntries(translated), ...own };
    return Object.fromEntries(
      languages.map((language) => [language, wordsIn(text, language) ?? '']),
    );
  });
}

/** Adds a field. Changes nothing if the type has reached its limit. */
export function addField(
  form: FormDocument,
  { fieldType, toIndex = placeOf(form, fieldType), defaults, fieldId }: AddField,
): FormDocument {
  if (!hasRoomFor(form, fieldType)) return form;
  const fresh = newField(fieldType, fieldId ?? freeId(form.fields, fieldType), form.style);
  const field = inLanguages(fresh, formLanguages(form), defaults);
  return { ...form, fields: form.fields.toSpliced(Math.max(0, toIndex), 0, field) };
}

export interface DuplicateField {
  type: 'duplicateField';
  fieldId: string;
  /** Id of the copy, if its type may repeat: one that the form never had. */
  copyId?: string;
}

/** Inserts a copy below a field. Changes nothing if the type has reached its limit. */
export function duplicateField(
  form: FormDocument,
  { fieldId, copyId }: DuplicateField,
): FormDocument {
  const index = form.fields.findIndex(({ id }) => id === fieldId);
  const field = form.fields[index];
  if (!field || !hasRoomFor(form, field.type)) return form;
  const twin = { ...field, id: copyId ?? freeId(form.fields, field.type) };
  return { ...form, fields: form.fields.toSpliced(index + 1, 0, twin) };
}

/** Editable properties of a field: all except id and type. */
export type FieldChanges<Type extends FieldType = FieldType> = Type extends FieldType
  ? Partial<Omit<FieldOf<Type>, 'id' | 'type'>>
  : never;

export interface EditField {
  type: 'editField';
  fieldId: string;
  changes: FieldChanges;
}

/** Changes properties of a field. A missing field is ignored. */
export function editField(form: FormDocument, { fieldId, changes }: EditField): FormDocument {
  const fields = editItem(form.fields, fieldId, changes);
  return fields === form.fields ? form : { ...form, fields };
}

export interface MoveField {
  type: 'moveField';
  fieldId: string;
  /** Index after the move, counted without the moved field. */
  toIndex: number;
}

/** Moves a field. A missing field is ignored. */
export function moveField(form: FormDocument, { fieldId, toIndex }: MoveField): FormDocument {
  const fields = moveItem(form.fields, fieldId, toIndex);
  return fields === form.fields ? form : { ...form, fields };
}

export interface AskWhen {
  type: 'askWhen';
  fieldId: string;
  /** Omitted: the field is always shown. */
  when?: ShowWhen | undefined;
}

/** Sets the condition under which a field is shown. */
export function askWhen(form: FormDocument, { fieldId, when }: AskWhen): FormDocument {
  const fields = form.fields.map((field) => {
    // A permission is asked for whatever was answered.
    if (field.id !== fieldId || field.type === 'publication') return field;
    const { show_when: _, ...rest } = field;
    return when ? { ...rest, show_when: when } : rest;
  });
  return { ...form, fields };
}

export interface PageForm {
  type: 'pageForm';
  paging: 'all' | 'one';
}

/** Shows all questions at once, or one at a time. */
export function pageForm(form: FormDocument, { paging }: PageForm): FormDocument {
  const fields = form.fields.map((field) => {
    if (field.type !== 'navigation') return field;
    const { paging: _, ...rest } = field;
    return paging === 'one' ? { ...rest, paging } : rest;
  });
  return { ...form, fields };
}

/** The fields that lost their condition between two states of a form, and are always shown now. */
export const lostConditions = (before: FormDocument, after: FormDocument): FormField[] =>
  after.fields.filter(
    (field) =>
      !field.show_when && before.fields.some(({ id, show_when }) => id === field.id && show_when),
  );

export interface RemoveField {
  type: 'removeField';
  fieldId: string;
}

/** Removes a field. The submit button cannot be removed. */
export function removeField(form: FormDocument, { fieldId }: RemoveField): FormDocument {
  const fields = form.fields.filter(({ id, type }) => id !== fieldId || type === 'navigation');
  return fields.length === form.fields.length ? form : { ...form, fields };
}
