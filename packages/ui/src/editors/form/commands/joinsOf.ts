import type { FormField, FormThanks, LocalizedText } from '@hearback/schema/documents';

import type { FieldChanges } from './editField';
import type { ThanksChanges } from './editThanks';

const isText = (property: string) => ['text', 'label', 'alt'].includes(property);
const comesBitByBit = (property: string) =>
  isText(property) || property === 'font_size' || property.endsWith('_color');

/** Languages in which two texts differ. Empty if one text is for all languages. */
function languagesBetween(before: LocalizedText | undefined, after: LocalizedText): string[] {
  if (typeof after === 'string') return [];
  const known = typeof before === 'object' ? before : {};
  const languages = new Set([...Object.keys(known), ...Object.keys(after)]);
  return [...languages].filter((language) => (known[language] ?? '') !== (after[language] ?? ''));
}

type Texts = Readonly<Partial<Record<string, LocalizedText>>>;

/** The property and those of its languages that differ. A text for all languages has none. */
const placesOf = (property: string, before: Texts, after: Texts): string[] => [
  property,
  ...languagesBetween(before[property], after[property] ?? ''),
];

/** Undo key of typing or dragging in a field. Undefined for a single choice. */
export function joinsOf(field: FormField | undefined, changes: FieldChanges): string | undefined {
  const properties = Object.keys(changes);
  if (!field || !properties.every(comesBitByBit)) return undefined;
  // TypeScript cannot index unions of fields or of their changes, hence the casts.
  const texts = field as unknown as Texts;
  const changed = changes as unknown as Texts;
  return [field.id, ...properties.flatMap((name) => placesOf(name, texts, changed))].join(' ');
}

/** Undo key of typing in the thank-you page. */
export const joinsOfThanks = (thanks: FormThanks = {}, changes: ThanksChanges): string =>
  ['thanks', ...Object.keys(changes).flatMap((name) => placesOf(name, thanks, changes))].join(' ');
