import {
  type FormDocument,
  fieldTypes,
  type FieldFacts,
  type FormField,
  type FormStyle,
  textIn,
  type FormThanks,
} from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';

import { isAlready } from '../../kit/items';
import { isSame } from '../../kit/mergeDocuments';

export interface RenameForm {
  type: 'renameForm';
  title: string;
}

/** Changes the title that the owner sees in lists. */
export const renameForm = (form: FormDocument, { title }: RenameForm): FormDocument =>
  title === form.title ? form : { ...form, title };

export interface RestyleForm {
  type: 'restyleForm';
  changes: Partial<FormStyle>;
}

/** Updates a field's colors that equal the old form colors; other colors are kept. */
function follow(field: FormField, old: FormStyle, style: FormStyle): FormField {
  const { follows }: FieldFacts = fieldTypes[field.type];
  // TypeScript cannot index a union of fields, hence the cast.
  const own = field as unknown as Readonly<Record<string, unknown>>;
  const changed = Object.entries(follows)
    .filter(([name, color]) => own[name] === old[color])
    .map(([name, color]) => [name, style[color]]);
  return changed.length === 0 ? field : { ...field, ...Object.fromEntries(changed) };
}

/** Changes the colors of the whole form. */
export function restyleForm(form: FormDocument, { changes }: RestyleForm): FormDocument {
  if (isAlready(form.style, changes)) return form;
  const style = { ...form.style, ...changes };
  return { ...form, style, fields: form.fields.map((field) => follow(field, form.style, style)) };
}

/** Editable properties of the thank-you page. An empty text or address removes the property. */
export type ThanksChanges = Partial<FormThanks>;

export interface EditThanks {
  type: 'editThanks';
  changes: ThanksChanges;
}

type ThanksEntry = [string, FormThanks[keyof FormThanks]];

const saysSomething = ([, value]: ThanksEntry) =>
  typeof value === 'boolean' ? value : textIn(value ?? '', defaultLanguage).trim() !== '';

/** Edits the thank-you page. Without texts of its own, the form has no `thank_you` property. */
export function editThanks(form: FormDocument, { changes }: EditThanks): FormDocument {
  const { thank_you: old = {}, ...rest } = form;
  const said = Object.entries({ ...old, ...changes }).filter(saysSomething);
  const thank_you: FormThanks = Object.fromEntries(said);
  if (isSame(old, thank_you)) return form;
  return said.length > 0 ? { ...rest, thank_you } : rest;
}
