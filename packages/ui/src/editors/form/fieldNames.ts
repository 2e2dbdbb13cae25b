import type { FieldType } from '@hearback/schema/documents';

import { wordsIn } from '../../internal/useWords';
import { formEditorWords } from './words';

/** What each type of field is called, wherever it is spoken of. */
export const fieldNames = (language: string): Readonly<Record<FieldType, string>> =>
  wordsIn(formEditorWords, language).types;
