import * as v from 'valibot';

import { issueSentences, type IssueCode } from '../errors.ts';
import { limits } from '../limits.ts';
import type { AnswerFacts, AnswerValue, FieldAnswers } from './fields/FieldFacts.ts';
import { fieldTypes, type FormField } from './fields/fieldTypes.ts';
import { reasonBands, type ReasonBand } from './fields/reasons.ts';
import type { ShowTest, ShowWhen } from './fields/entries.ts';

const factsOf = ({ type }: FormField): AnswerFacts | null => fieldTypes[type].answer;

/** The lowest and the highest value of a rating or of a scale. Undefined of other questions. */
export const rangeOf = (field: FormField): readonly [number, number] | undefined =>
  field.type === 'rating' ? [limits.ratingMin, limits.ratingMax] : factsOf(field)?.points?.(field);

/** The options of a field, or the points of a scale, each once: a reason may be in several lists. */
export const distinctOptions = (field: FormField) =>
  (factsOf(field)?.options?.(field) ?? []).filter(
    ({ id }, at, all) => all.findIndex((option) => option.id === id) === at,
  );

/** The options that an answer can be compared with. Empty where there are none. */
export const comparedOptions = (field: FormField) =>
  rangeOf(field) === undefined ? distinctOptions(field) : [];

const ofNumbers = ['at_most', 'at_least', 'between'] as const;

/** The tests that fit the answers to a field, the most useful first. No style can tell whether a day or a file is chosen. */
export function testsOf(field: FormField): readonly ShowTest[] {
  if (!factsOf(field) || field.type === 'date' || field.type === 'picture') return [];
  // Nothing depends on a permission.
  if (field.type === 'publication') return [];
  if (rangeOf(field)) return [...ofNumbers, 'answered', 'not_answered'];
  const isListed = comparedOptions(field).length > 0;
  return isListed ? ['is', 'is_not', 'answered', 'not_answered'] : ['answered', 'not_answered'];
}

/** True if some answer passes the test, and some answer does not. */
function isPossible({ test, value, to }: ShowWhen, source: FormField): boolean {
  if (!testsOf(source).includes(test)) return false;
  const [low, high] = rangeOf(source) ?? [0, 0];
  const isPoint = (point: unknown) =>
    typeof point === 'number' && Number.isInteger(point) && point >= low && point <= high;
  switch (test) {
    case 'answered':
    case 'not_answered':
      return value === undefined && to === undefined;
    case 'is':
    case 'is_not':
      return to === undefined && comparedOptions(source).some(({ id }) => id === value);
    case 'at_most':
    case 'at_least':
      return to === undefined && isPoint(value);
    case 'between':
      return isPoint(value) && isPoint(to) && Number(value) <= Number(to);
  }
}

/** The reason that a field would never be shown, or undefined. */
export function deadEndOf(
  fields: readonly FormField[],
  field: FormField,
): Extract<IssueCode, 'unknown_question' | 'later_question' | 'dead_end'> | undefined {
  const { show_when: when } = field;
  if (!when) return undefined;
  const place = fields.findIndex(({ id }) => id === when.field);
  const source = fields[place];
  if (!source || testsOf(source).length === 0) return 'unknown_question';
  if (place >= fields.indexOf(field)) return 'later_question';
  return field.type === 'navigation' || !isPossible(when, source) ? 'dead_end' : undefined;
}

/** The same fields, without conditions that could not be met. */
export function withoutDeadEnds(fields: readonly FormField[]): FormField[] {
  return fields.map((field) => {
    if (!deadEndOf(fields, field)) return field;
    const { show_when: _, ...rest } = field;
    return rest;
  });
}

/** True if a form asks one question at a time. */
export const isPaged = ({ fields }: { fields: readonly FormField[] }): boolean =>
  fields.some((field) => field.type === 'navigation' && field.paging === 'one');

const itemsIn = (value: AnswerValue): readonly unknown[] =>
  typeof value === 'object' && 'chosen' in value && Array.isArray(value['chosen'])
    ? value['chosen']
    : [typeof value === 'boolean' ? String(value) : value];

/** True if an answer passes the test. Without an answer only `not_answered` does. */
function passes({ test, value, to }: ShowWhen, answer: AnswerValue | undefined): boolean {
  if (answer === undefined) return test === 'not_answered';
  switch (test) {
    case 'answered':
      return true;
    case 'not_answered':
      return false;
    case 'is':
      return itemsIn(answer).includes(value);
    case 'is_not':
      return !itemsIn(answer).includes(value);
    case 'at_most':
      return Number(answer) <= Number(value);
    case 'at_least':
      return Number(answer) >= Number(value);
    case 'between':
      return Number(answer) >= Number(value) && Number(answer) <= Number(to);
  }
}

/**
 * True if a field is shown, given the earlier answers by the id of their field. What asks after a question that
 * is not shown is not shown either: answers to hidden fields are no answers.
 */
export function isShown(
  fields: readonly FormField[],
  { id: ownId, show_when: when }: FormField,
  answers: ReadonlyMap<string, AnswerValue>,
): boolean {
  if (!when) return true;
  // Earlier fields alone: a draft with a mistake in it hides nothing for good.
  const source = fields.find(({ id }) => id === when.field || id === ownId);
  if (!source || source.id === ownId) return true;
  return isShown(fields, source, answers) && passes(when, answers.get(source.id));
}

/** The ids of the fields that were shown to whom a stored answer is of. */
export function shownFields(
  fields: readonly FormField[],
  answer: Readonly<Partial<Record<string, unknown>>> & { answers: FieldAnswers },
): Set<string> {
  const known = new Map<string, AnswerValue>();
  for (const field of fields) {
    const column = factsOf(field)?.column;
    const value = column ? answer[column] : answer.answers[field.id]?.value;
    if (value !== undefined && value !== null && value !== '') {
      known.set(field.id, value as AnswerValue);
    }
  }
  return new Set(fields.filter((field) => isShown(fields, field, known)).map(({ id }) => id));
}

const bands = Object.keys(reasonBands) as ReasonBand[];
const emptied = { low: [], middle: [], high: [] };

/**
 * The condition as a selector that the form matches where it is met: the same rule for a browser, without a script.
 * `partOf` names the part of a field. Undefined of a field that is not there.
 */
export function selectorOf(
  fields: readonly FormField[],
  when: ShowWhen,
  partOf: (field: FormField) => string,
): string | undefined {
  const source = fields.find(({ id }) => id === when.field);
  if (!source) return undefined;
  const { test, value, to } = when;
  const part = partOf(source);
  const has = (controls: string) => `:has(${part} ${controls})`;
  const oneOf = (values: readonly (string | number)[]) =>
    `:is(${values.map((each) => `[value="${each}"]`).join()}):checked`;

  const range = rangeOf(source);
  if (range && ofNumbers.some((name) => name === test)) {
    const from = test === 'at_most' ? range[0] : Number(value);
    const until = test === 'at_most' ? Number(value) : test === 'at_least' ? range[1] : Number(to);
    const steps = Array.from({ length: until - from + 1 }, (_, step) => from + step);
    return has(oneOf(steps));
  }
  if (source.type === 'reasons') {
    // A reason that was ticked in the list of another star counts where the list of this one has it, too.
    const stars = fields.find(({ type }) => type === 'rating');
    const lists = [...bands, undefined].map((band) => {
      const ids = comparedOptions(band ? { ...source, ...emptied, [band]: source[band] } : source);
      const asked = ids.filter(({ id }) => value === undefined || id === value);
      const [low, high] = band ? reasonBands[band] : [1, 0];
      const ratings = Array.from({ length: high - low + 1 }, (_, step) => low + step);
      const rated = stars ? `:has(${partOf(stars)} ${band ? oneOf(ratings) : ':checked'})` : '';
      const isRated = band || !rated ? rated : `:not(${rated})`;
      const idsOf = (options: typeof ids) => isRated + has(oneOf(options.map(({ id }) => id)));
      return { any: idsOf(ids), own: asked.length > 0 ? idsOf(asked) : '' };
    });
    const any = `:is(${lists.map((list) => list.any).join()})`;
    const own = `:is(${lists.flatMap((list) => list.own || []).join()})`;
    if (test === 'is') return own;
    if (test === 'is_not') return `${any}:not(${own})`;
    return test === 'answered' ? any : `:not(${any})`;
  }
  // A page posts `yes` or `no`.
  const posted = source.type === 'yes_no' ? (value === 'true' ? 'yes' : 'no') : String(value);
  const isTyped = !range && comparedOptions(source).length === 0 && source.type !== 'consent';
  const given = has(isTyped ? ':is(input,textarea):not(:placeholder-shown)' : ':checked');
  if (test === 'is') return has(oneOf([posted]));
  if (test === 'is_not') return `${given}:not(${has(oneOf([posted]))})`;
  return test === 'answered' ? given : `:not(${given})`;
}

/** Adds what is wrong with the conditions of fields to the issues of a form. */
export const checkShowWhen = v.rawCheck<FormField[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  for (const [index, field] of dataset.value.entries()) {
    const code = deadEndOf(dataset.value, field);
    if (!code) continue;
    addIssue({
      message: issueSentences[code],
      path: [
        { type: 'array', origin: 'value', input: dataset.value, key: index, value: field },
        { type: 'object', origin: 'value', input: { ...field }, key: 'show_when', value: field },
      ],
    });
  }
});
