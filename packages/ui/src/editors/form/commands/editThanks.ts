import { textIn, type FormDocument, type FormThanks } from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';

import { isSame } from '../../kit/merge/isSame';

/** What may change in the thanks. An empty text, or an empty address, is taken back. */
export type ThanksChanges = Partial<FormThanks>;

export interface EditThanks {
  type: 'editThanks';
  changes: ThanksChanges;
}

type ThanksEntry = [string, FormThanks[keyof FormThanks]];

const saysSomething = ([, value]: ThanksEntry) =>
  textIn(value ?? '', defaultLanguage).trim() !== '';

/** Changes what stands after sending. A form that says nothing of its own there is as it was before it did. */
export function editThanks(form: FormDocument, { changes }: EditThanks): FormDocument {
  const { thank_you: old = {}, ...rest } = form;
  const said = Object.entries({ ...old, ...changes }).filter(saysSomething);
  const thank_you: FormThanks = Object.fromEntries(said);
  if (isSame(old, thank_you)) return form;
  return said.length > 0 ? { ...rest, thank_you } : rest;
}
