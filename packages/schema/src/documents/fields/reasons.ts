import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { LocalizedText } from '../localizedText.ts';
import { chosenText, givenLines, listedOptions, otherOption, type ListedOption } from './choice.ts';
import { chosenEntries } from './entries.ts';
import type { AnswerContext, ChosenOptions, FieldFacts } from './FieldFacts.ts';

/** The ratings that are asked for reasons from each list, by the groups of the NPS. */
export const reasonBands = {
  low: [limits.ratingMin, limits.lowRatingMax],
  middle: [limits.lowRatingMax + 1, limits.highRatingMin - 1],
  high: [limits.highRatingMin, limits.ratingMax],
} as const;

export type ReasonBand = keyof typeof reasonBands;

const bands = /* @__PURE__ */ Object.keys(reasonBands) as ReasonBand[];

/** The list of a rating. Undefined where there is no rating. */
export const bandOf = (rating: unknown): ReasonBand | undefined =>
  bands.find(
    (band) =>
      typeof rating === 'number' &&
      rating >= reasonBands[band][0] &&
      rating <= reasonBands[band][1],
  );

/** The list that was asked from is kept, since an option may have other words in another list. */
type Reasons = ChosenOptions & { band?: ReasonBand };

interface ReasonsField extends Record<ReasonBand, ListedOption[]> {
  other_label: LocalizedText;
}

const optionsOf = (field: ReasonsField, band: ReasonBand | undefined): ListedOption[] =>
  band === undefined ? bands.flatMap((each) => field[each]) : field[band];

// @__NO_SIDE_EFFECTS__
function reason(id: string, english: string, polish: string) {
  return { id, label: { 'en-US': english, 'pl-PL': polish } };
}

const service = reason('service', 'Service', 'Obsługa');
const quality = reason('quality', 'Quality', 'Jakość');
const price = reason('price', 'Price', 'Cena');
const wait = reason('wait', 'Waiting time', 'Czas oczekiwania');
const begun: Record<ReasonBand, ListedOption[]> = {
  low: [
    wait,
    service,
    quality,
    price,
    reason('cleanliness', 'Cleanliness', 'Czystość'),
    reason('noise', 'Noise', 'Hałas'),
  ],
  middle: [wait, service, quality, price, reason('range', 'Choice', 'Wybór')],
  high: [service, quality, price, reason('place', 'Atmosphere', 'Atmosfera')],
};

/** Reasons of a rating: a few options, after a star is chosen. There is one rating, and so one of these. */
export const reasonsField = {
  maxPerForm: 1,
  label: { 'en-US': 'What was the reason?', 'pl-PL': 'Co o tym zdecydowało?' },
  follows: { label_color: 'text_color' },
  answer: {
    column: null,
    isPersonal: false,
    isSearched: true,
    counted: 'options',
    /** A reason of several lists is one, under its first words. */
    options: (field: ReasonsField) => [
      ...optionsOf(field, undefined),
      { id: otherOption, label: field.other_label },
    ],
    asksAfter: 'rating',
    toText: (value: Reasons, field: ReasonsField, language: string) => {
      const options = optionsOf(field, value.band);
      const first = options.filter(({ id }, at) => options.findIndex((o) => o.id === id) === at);
      return chosenText(value, { ...field, options: first }, language);
    },
  },
} as const satisfies FieldFacts;

/** With the one for everything else a list has eight. */
const Reason = listedOptions(0, 7);

export const reasonsSchema = v.strictObject({
  ...chosenEntries,
  type: v.literal('reasons'),
  label: v.optional(LocalizedText, reasonsField.label),
  low: v.optional(Reason, begun.low),
  middle: v.optional(Reason, begun.middle),
  high: v.optional(Reason, begun.high),
  other_label: v.optional(LocalizedText, { 'en-US': 'Something else', 'pl-PL': 'Coś innego' }),
  shuffled: v.optional(v.boolean(), true),
});

/**
 * Takes the options of the list of the rating. Options of another list are left over from a star that was chosen
 * before, and are dropped; nothing may be left.
 */
export const reasonsAnswer = (field: ReasonsField, { rating }: Pick<AnswerContext, 'rating'>) => {
  const band = bandOf(rating);
  const known = new Set([otherOption, ...optionsOf(field, undefined).map(({ id }) => id)]);
  return v.pipe(
    givenLines,
    v.transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== '')),
    v.check((lines) => lines.every((line) => known.has(line)), issueSentences.invalid),
    v.transform((lines): Reasons => {
      const ids = [...new Set(optionsOf(field, band).map(({ id }) => id)), otherOption];
      const chosen = ids.filter((id) => lines.includes(id));
      return { chosen, ...(band !== undefined && { band }) };
    }),
  );
};
