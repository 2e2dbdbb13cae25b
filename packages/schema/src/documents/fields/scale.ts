import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { boundedText } from '../../rules/text.ts';
import { LocalizedText, textIn } from '../localizedText.ts';
import { chosenEntries } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

/** Kinds of scales with their lowest and highest value. */
export const scaleSteps = {
  stars: [1, 5],
  smileys: [1, 5],
  thumbs: [0, 1],
  recommend: [0, 10],
  seven: [1, 7],
} as const;

export type ScaleKind = keyof typeof scaleSteps;

export const scaleKinds = /* @__PURE__ */ Object.keys(scaleSteps) as ScaleKind[];

type Texts = Record<'label' | 'low_label' | 'high_label', { 'en-US': string; 'pl-PL': string }>;

/** Texts that a scale of a kind begins with. */
export const scaleTexts: Readonly<Record<ScaleKind, Texts>> = {
  stars: {
    label: { 'en-US': 'How satisfied are you?', 'pl-PL': 'Jak to oceniasz?' },
    low_label: { 'en-US': 'Not at all', 'pl-PL': 'Bardzo źle' },
    high_label: { 'en-US': 'Very', 'pl-PL': 'Bardzo dobrze' },
  },
  smileys: {
    label: { 'en-US': 'How do you feel about it?', 'pl-PL': 'Jakie masz wrażenia?' },
    low_label: { 'en-US': 'Bad', 'pl-PL': 'Złe' },
    high_label: { 'en-US': 'Great', 'pl-PL': 'Świetne' },
  },
  thumbs: {
    label: { 'en-US': 'Did it go well?', 'pl-PL': 'Czy poszło dobrze?' },
    low_label: { 'en-US': 'No', 'pl-PL': 'Nie' },
    high_label: { 'en-US': 'Yes', 'pl-PL': 'Tak' },
  },
  // The question of the Net Promoter Score, with its ends.
  recommend: {
    label: {
      'en-US': 'How likely are you to recommend us to a friend or colleague?',
      'pl-PL': 'Jak prawdopodobne jest, że polecisz nas znajomym lub współpracownikom?',
    },
    low_label: { 'en-US': 'Not at all likely', 'pl-PL': 'Wcale nieprawdopodobne' },
    high_label: { 'en-US': 'Extremely likely', 'pl-PL': 'Niezwykle prawdopodobne' },
  },
  seven: {
    label: {
      'en-US': 'It was easy to get what I needed.',
      'pl-PL': 'Załatwienie sprawy było łatwe.',
    },
    low_label: { 'en-US': 'Strongly disagree', 'pl-PL': 'Zdecydowanie się nie zgadzam' },
    high_label: { 'en-US': 'Strongly agree', 'pl-PL': 'Zdecydowanie się zgadzam' },
  },
};

interface ScaleField {
  kind: ScaleKind;
  low_label: LocalizedText;
  high_label: LocalizedText;
}

/** A scale other than the ten stars, which are a rating. */
export const scaleField = {
  maxPerForm: limits.fieldsPerFormMax,
  label: scaleTexts.stars.label,
  follows: { label_color: 'text_color' },
  answer: {
    column: null,
    isPersonal: false,
    isSearched: false,
    counted: 'scale',
    options: ({ kind, low_label, high_label }: ScaleField) => {
      const [first, last] = scaleSteps[kind];
      return Array.from({ length: last - first + 1 }, (_, step) => {
        const end = step === 0 ? low_label : first + step === last ? high_label : '';
        return { id: String(first + step), label: end };
      });
    },
    points: ({ kind }: ScaleField) => scaleSteps[kind],
    toText: (value: number, { kind, low_label, high_label }: ScaleField, language: string) =>
      kind === 'thumbs'
        ? textIn(value === 0 ? low_label : high_label, language)
        : `${value} / ${scaleSteps[kind][1]}`,
    toCell: (value: number) => String(value),
  },
} as const satisfies FieldFacts;

export const scaleSchema = v.pipe(
  v.strictObject({
    ...chosenEntries,
    type: v.literal('scale'),
    kind: v.optional(v.picklist(scaleKinds), 'stars'),
    /** Each text begins with that of the kind. */
    label: v.optional(LocalizedText),
    /** Words at both ends, or at the two thumbs. Empty: none. */
    low_label: v.optional(LocalizedText),
    high_label: v.optional(LocalizedText),
  }),
  v.transform(({ label, low_label, high_label, ...field }) => ({
    ...field,
    label: label ?? scaleTexts[field.kind].label,
    low_label: low_label ?? scaleTexts[field.kind].low_label,
    high_label: high_label ?? scaleTexts[field.kind].high_label,
  })),
);

export const scaleAnswer = ({ kind }: ScaleField) => {
  const [low, high] = scaleSteps[kind];
  return v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(
          boundedText(10),
          v.trim(),
          v.regex(/^\d{1,2}$/),
          v.transform((text) => Number(text)),
        ),
      ],
      issueSentences.invalid,
    ),
    v.integer(issueSentences.out_of_range),
    v.minValue(low, issueSentences.out_of_range),
    v.maxValue(high, issueSentences.out_of_range),
  );
};
