import type { FormStyle, ScaleKind } from '@hearback/schema/documents';

import type { editorWordsIn } from '../fieldNames';
import { thanksPage } from '../thanksPage';
import {
  isText,
  type FieldProperty,
  type FormDifference,
  type PropertyChange,
  type ThanksProperty,
} from './compareForms';
import type { comparisonWords } from './words';

/** Texts in the user's language. */
export interface DescribingWords {
  editor: ReturnType<typeof editorWordsIn>;
  comparison: (typeof comparisonWords)['en'];
  /** Localized name of a language: “Polish”. */
  languageName: (language: string) => string;
}

const propertyWords = {
  text: 'text',
  label: 'label',
  alt: 'logoAlt',
  image: 'logo',
  required: 'required',
  show_when: 'showWhen',
  paging: 'paging',
  font_size: 'fontSize',
  text_color: 'textColor',
  label_color: 'labelColor',
  textbox_color: 'boxColor',
  star_color: 'starColor',
  button_color: 'buttonColor',
  min: 'smallest',
  max: 'largest',
  unit_label: 'unit',
  yes_label: 'yes_label',
  no_label: 'no_label',
  options: 'options',
  several: 'several',
  other: 'other',
  other_label: 'otherLabel',
  shuffled: 'shuffled',
  kind: 'kind',
  low_label: 'low_label',
  high_label: 'high_label',
  low: 'low',
  middle: 'middle',
  high: 'high',
} as const satisfies Record<FieldProperty, keyof DescribingWords['editor']>;

const thanksWords = {
  title: 'thanksTitle',
  text: 'thanksText',
  low_title: 'lowTitle',
  low_text: 'lowText',
  high_title: 'highTitle',
  high_text: 'highText',
  review_url: 'reviewAddress',
  review_label: 'reviewLabel',
  asks_contact: 'asksContact',
} as const satisfies Record<ThanksProperty, keyof DescribingWords['editor']>;

const colorWords = {
  background_color: 'background',
  text_color: 'textColor',
  accent_color: 'accent',
} as const satisfies Record<keyof FormStyle, keyof DescribingWords['editor']>;

type PropertyWord = (typeof propertyWords)[FieldProperty] | (typeof thanksWords)[ThanksProperty];

function valueIn(
  { comparison, editor }: DescribingWords,
  property: string,
  value: unknown,
): string {
  if (typeof value === 'boolean') return value ? comparison.on : comparison.off;
  if (typeof value === 'number') return String(value);
  if (property === 'paging') return editor.pagings[value === 'one' ? 'one' : 'all'];
  if (typeof value !== 'string' || value === '') return comparison.nothing;
  if (property === 'kind') return editor.kinds[value as ScaleKind];
  return isText(property) ? comparison.quoted(value) : value;
}

function describeProperty(
  words: DescribingWords,
  change: PropertyChange,
  named: Readonly<Partial<Record<string, PropertyWord>>>,
): string {
  const { property, language, before, after } = change;
  const word = named[property];
  // A form stored by a newer version may have properties unknown to this one.
  const known = word === undefined ? property : words.editor[word];
  const name = language === undefined ? known : `${known} (${words.languageName(language)})`;
  if (Array.isArray(after) || property === 'show_when') return words.comparison.changed(name);
  if (property === 'image') return words.comparison.another(name);
  return words.comparison.became(
    name,
    valueIn(words, property, before),
    valueIn(words, property, after),
  );
}

/** Localizes a change: its subject, and one sentence per difference. */
export function describeChange(
  words: DescribingWords,
  change: FormDifference,
): { subject: string; sentences: string[] } {
  const { editor, comparison } = words;
  switch (change.kind) {
    case 'renamed': {
      const { quoted, became, title } = comparison;
      const sentence = became(title, quoted(change.before), quoted(change.after));
      return { subject: editor.general, sentences: [sentence] };
    }
    case 'recolored': {
      const name = editor[colorWords[change.color]];
      const sentence = comparison.became(name, change.before, change.after);
      return { subject: editor.general, sentences: [sentence] };
    }
    case 'edited':
      return {
        subject: editor.types[change.field.type],
        sentences: change.properties.map((property) =>
          describeProperty(words, property, propertyWords),
        ),
      };
    case 'thanked':
      return {
        subject: editor.pages[thanksPage],
        sentences: change.properties.map((property) =>
          describeProperty(words, property, thanksWords),
        ),
      };
    case 'added':
    case 'removed':
    case 'moved':
      return {
        subject: editor.types[change.field.type],
        sentences: [comparison[change.kind]],
      };
  }
}
