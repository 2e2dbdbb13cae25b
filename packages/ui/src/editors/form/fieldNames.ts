import { fieldTypes, type FieldType } from '@hearback/schema/documents';
import { useLocale } from 'react-aria-components';

import type { IconComponent } from '../../icons';
import { pickLanguage } from '../../internal/useWords';
import { editingOf } from './fields/editing';
import { formEditorWords } from './words';

const allTypes = Object.keys(fieldTypes) as FieldType[];

/** Localized names of the field types. */
export const fieldNames = (language: string): Readonly<Record<FieldType, string>> =>
  Object.fromEntries(
    allTypes.map((type) => [type, pickLanguage(editingOf(type).words, language).name]),
  ) as Record<FieldType, string>;

/** A field type in the palette. */
export interface FieldOffer {
  type: FieldType;
  name: string;
  hint: string;
  icon: IconComponent;
}

/** The field types in palette order. */
export const fieldOffers = (language: string): FieldOffer[] =>
  allTypes.map((type) => {
    const { words, icon } = editingOf(type);
    return { type, icon, ...pickLanguage(words, language) };
  });

/** Texts of the form editor, with the names of the field types. */
export const editorWordsIn = (language: string) => ({
  ...pickLanguage(formEditorWords, language),
  types: fieldNames(language),
});

/** The editor texts in the user's language. */
export const useEditorWords = () => editorWordsIn(useLocale().locale);
