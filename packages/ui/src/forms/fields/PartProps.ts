import type { FieldOf, FieldType, ImageReference } from '@hearback/schema/documents';

import type { FormWords } from '../words/FormWords';

/** What a visitor typed, as it stands in the page. */
export interface FormValues {
  rating?: number | string | undefined;
  comment?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
}

/** What is wrong, by field, as sentences in the visitor's language. */
export type FormIssues = Partial<Record<keyof FormValues, string>>;

/** What every part of a form is handed. */
export interface PartProps<Type extends FieldType> {
  field: FieldOf<Type>;
  language: string;
  words: FormWords;
  values: FormValues;
  issues: FormIssues;
  /** Keeps the ids of two forms on one page apart. */
  idPrefix: string;
  mode: 'live' | 'preview';
  /** In a preview, the button was pressed. */
  onTry: (() => void) | undefined;
  codeText: string | undefined;
  addressOf: (image: ImageReference) => string | undefined;
}
