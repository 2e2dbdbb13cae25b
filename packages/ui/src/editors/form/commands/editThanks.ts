import { textIn, type FormDocument, type FormThanks } from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';

import { isSame } from '../../kit/mergeDocuments';

/** Editable properties of the thank-you page. An empty text or address removes the property. */
export type ThanksChanges = Partial<FormThanks>;

export interface EditThanks {
  type: 'editThanks';
  changes: ThanksChanges;
}

type ThanksEntry = [string, FormThanks[keyof FormThanks]];

const saysSomething = ([, value]: ThanksEntry) =>
  textIn(value ?? '', defaultLanguage).trim() !== '';

/** Edits the thank-you page. Without texts of its own, the form has no `thank_you` property. */
export function editThanks(form: FormDocument, { changes }: EditThanks): FormDocument {
  const { thank_you: old = {}, ...rest } = form;
  const said = Object.entries({ ...old, ...changes }).filter(saysSomething);
  const thank_you: FormThanks = Object.fromEntries(said);
  if (isSame(old, thank_you)) return form;
  return said.length > 0 ? { ...rest, thank_you } : rest;
}
