import {
  fieldTypes,
  FormDocument,
  type FieldFacts,
  type FieldType,
  type LocalizedText,
} from '@hearback/schema/documents';
import fc from 'fast-check';
import * as v from 'valibot';

/** A color as forms store it: with its transparency only if it has some. */
export const anyColor = fc
  .uint8Array({ minLength: 3, maxLength: 4 })
  .map((bytes) => `#${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
  .map((color) => color.replace(/^(#.{6})ff$/, '$1'));

const anyWords = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
);

/** Words for all languages, or for some. */
export const anyText: fc.Arbitrary<LocalizedText> = fc.oneof(
  anyWords,
  fc.dictionary(fc.constantFrom('en-US', 'pl-PL', 'de', 'pt-BR'), anyWords, {
    maxKeys: 4,
    noNullPrototype: true,
  }),
);

const anyFontSize = fc.integer({ min: 10, max: 72 });

const anyPicture = fc.record({
  id: fc.constant('0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11'),
  url: fc.constant('/api/image/0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11/'),
  width: fc.integer({ min: 1, max: 2000 }),
  height: fc.integer({ min: 1, max: 200 }),
});

/** What may be chosen about a field, by name. Colors are those that end in `_color`. */
const choices: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: anyText,
  label: anyText,
  alt: anyText,
  image: fc.option(anyPicture),
  required: fc.boolean(),
  font_size: anyFontSize,
};

/** What may be chosen about a field of some type, and is known here. The rest is as in a new field. */
export function anyChoices(type: FieldType): Record<string, fc.Arbitrary<unknown>> {
  const { begins }: FieldFacts = fieldTypes[type];
  const { fields } = v.parse(FormDocument, { title: 'New', fields: [{ type, ...begins }] });
  const begun = Object.entries(begins ?? {}).map(([name, value]) => [name, fc.constant(value)]);
  const chosen = Object.keys(fields[0] ?? {}).flatMap((name) => {
    const choice = name.endsWith('_color') ? anyColor : choices[name];
    // A permission is never required.
    if (type === 'publication' && name === 'required') return [];
    return choice ? [[name, choice]] : [];
  });
  return Object.fromEntries([...begun, ...chosen]) as Record<string, fc.Arbitrary<unknown>>;
}

export const everyType = Object.keys(fieldTypes) as FieldType[];

/** Any form that can be stored: some fields in some order, each with anything that may be chosen about it. */
export const anyForm: fc.Arbitrary<FormDocument> = fc
  .shuffledSubarray(everyType)
  .chain((types) =>
    fc.record({
      title: fc.string({ minLength: 1, maxLength: 120 }).filter((title) => title.trim() !== ''),
      style: fc.record({
        background_color: anyColor,
        text_color: anyColor,
        accent_color: anyColor,
      }),
      fields: fc.tuple(
        ...types.map((type) =>
          fc.record({ type: fc.constant(type), id: fc.constant(type), ...anyChoices(type) }),
        ),
      ),
    }),
  )
  .map((form) => v.parse(FormDocument, form));
