import type { FormField, FormThanks, LocalizedText } from '@hearback/schema/documents';

import type { FieldChanges } from './editField';
import type { ThanksChanges } from './editThanks';

const isText = (property: string) => ['text', 'label', 'alt'].includes(property);
const comesBitByBit = (property: string) =>
  isText(property) || property === 'font_size' || property.endsWith('_color');

/** The languages in which two texts differ. Empty where one text is for all of them. */
function languagesBetween(before: LocalizedText | undefined, after: LocalizedText): string[] {
  if (typeof after === 'string') return [];
  const known = typeof before === 'object' ? before : {};
  const languages = new Set([...Object.keys(known), ...Object.keys(after)]);
  return [...languages].filter((language) => (known[language] ?? '') !== (after[language] ?? ''));
}

type Texts = Readonly<Partial<Record<string, LocalizedText>>>;

/** A property, and the languages of it that differ. What is told by no language has none. */
const placesOf = (property: string, before: Texts, after: Texts): string[] => [
  property,
  ...languagesBetween(before[property], after[property] ?? ''),
];

/** The place in a field where something is typed or dragged. Undefined for a choice made at once. */
export function joinsOf(field: FormField | undefined, changes: FieldChanges): string | undefined {
  const properties = Object.keys(changes);
  if (!field || !properties.every(comesBitByBit)) return undefined;
  // Unions of fields and of their changes have no index: each is read as the record that it is.
  const texts = field as unknown as Texts;
  const changed = changes as unknown as Texts;
  return [field.id, ...properties.flatMap((name) => placesOf(name, texts, changed))].join(' ');
}

/** The place in the thanks where something is typed. */
export const joinsOfThanks = (thanks: FormThanks = {}, changes: ThanksChanges): string =>
  ['thanks', ...Object.keys(changes).flatMap((name) => placesOf(name, thanks, changes))].join(' ');
