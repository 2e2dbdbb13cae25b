import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { isDay } from '../../periods.ts';
import { boundedText, trimmedText } from '../../rules/text.ts';
import { LocalizedText, textIn } from '../localizedText.ts';
import { typedEntries } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

const maxPerForm = limits.fieldsPerFormMax;
const follows = { label_color: 'text_color' } as const;

/** One line of free text, which may name anyone. */
export const shortTextField = {
  maxPerForm,
  label: { 'en-US': 'Your answer', 'pl-PL': 'Twoja odpowiedź' },
  follows,
  answer: {
    column: null,
    isPersonal: true,
    isSearched: true,
    counted: 'text',
    maxLength: limits.shortAnswerMaxLength,
    toText: (value: string) => value,
  },
} as const satisfies FieldFacts;

export const shortTextSchema = v.strictObject({
  ...typedEntries,
  type: v.literal('short_text'),
  label: v.optional(LocalizedText, shortTextField.label),
});

/** A line has no line breaks: those of programs become blanks. */
export const shortTextAnswer = () =>
  v.pipe(
    trimmedText(limits.shortAnswerMaxLength),
    v.transform((text) => text.replaceAll(/[\r\n]/g, ' ')),
  );

interface NumberField {
  min: number | null;
  max: number | null;
  unit_label: LocalizedText;
}

/** A number with a unit: guests, minutes, euros. */
export const numberField = {
  maxPerForm,
  label: { 'en-US': 'How many?', 'pl-PL': 'Ile?' },
  follows,
  answer: {
    column: null,
    isPersonal: false,
    isSearched: false,
    counted: 'number',
    maxLength: 30,
    toText: (value: number, { unit_label }: NumberField, language: string) =>
      `${value} ${textIn(unit_label, language)}`.trim(),
    toCell: (value: number) => String(value),
  },
} as const satisfies FieldFacts;

const Bound = v.optional(v.nullable(v.pipe(v.number(), v.minValue(-1e12), v.maxValue(1e12))), null);

export const numberSchema = v.strictObject({
  ...typedEntries,
  type: v.literal('number'),
  label: v.optional(LocalizedText, numberField.label),
  min: Bound,
  max: Bound,
  /** Empty: none. */
  unit_label: v.optional(LocalizedText, ''),
});

/** Smallest and largest possible answer, in whichever order their owner set them. */
export const answerRange = ({ min, max }: Pick<NumberField, 'min' | 'max'>): [number, number] => {
  const bounds = [min ?? -1e12, max ?? 1e12];
  return [Math.min(...bounds), Math.max(...bounds)];
};

/** Without classes of characters, which the browser's patterns write in another way. */
const typedNumber = /^(?:\+|-)?\d{1,12}(?:(?:\.|,)\d{1,6})?$/u;

/** Pattern of a typed number for the page's input: with a point or a comma. */
export const numberPattern = /* @__PURE__ */ typedNumber.source.slice(1, -1);

export const numberAnswer = (field: NumberField) => {
  const [min, max] = answerRange(field);
  return v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(
          boundedText(30),
          v.transform((text) => text.replaceAll(/\s/g, '')),
          v.regex(typedNumber),
          v.transform((text) => Number(text.replace(',', '.'))),
        ),
      ],
      issueSentences.invalid,
    ),
    v.finite(issueSentences.invalid),
    v.minValue(min, issueSentences.out_of_range),
    v.maxValue(max, issueSentences.out_of_range),
  );
};

/** A calendar day, such as that of a visit. It may be somebody's birthday. */
export const dateField = {
  maxPerForm,
  label: { 'en-US': 'Which day?', 'pl-PL': 'Którego dnia?' },
  follows,
  answer: {
    column: null,
    isPersonal: true,
    isSearched: true,
    counted: null,
    maxLength: 10,
    toText: (value: string) => value,
  },
} as const satisfies FieldFacts;

export const dateSchema = v.strictObject({
  ...typedEntries,
  type: v.literal('date'),
  label: v.optional(LocalizedText, dateField.label),
});

/** The first and the last possible day, which the page's input names, too. */
export const dateBounds = ['1900-01-01', '2100-12-31'] as const;

export const dateAnswer = () =>
  v.pipe(
    boundedText(30),
    v.trim(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, issueSentences.invalid),
    v.check(isDay, issueSentences.invalid),
    v.check((day) => day >= dateBounds[0] && day <= dateBounds[1], issueSentences.out_of_range),
  );

/** Phone number of a visitor. */
export const phoneField = {
  maxPerForm,
  label: { 'en-US': 'Your phone number', 'pl-PL': 'Twój numer telefonu' },
  follows,
  answer: {
    column: null,
    isPersonal: true,
    isSearched: true,
    counted: null,
    maxLength: 30,
    toText: (value: string) => value,
  },
} as const satisfies FieldFacts;

export const phoneSchema = v.strictObject({
  ...typedEntries,
  type: v.literal('phone'),
  label: v.optional(LocalizedText, phoneField.label),
});

const typedPhone = /^\+?(?:\d| |\(|\)|\/|\.|-){5,29}$/u;

/** Pattern of a phone number, as people write it, for the page's input. */
export const phonePattern = /* @__PURE__ */ typedPhone.source.slice(1, -1);

export const phoneAnswer = () =>
  v.pipe(boundedText(30), v.trim(), v.regex(typedPhone, issueSentences.invalid));
