import * as v from 'valibot';

import {
  answerNameOf,
  type AnswerColumn,
  type AnswerContext,
  type AnswerFacts,
  type AnswerValue,
  type FieldAnswers,
} from '../documents/fields/FieldFacts.ts';
import {
  answerRules,
  fieldTypes,
  isAnswered,
  type AnsweredType,
  type FieldOf,
} from '../documents/fields/fieldTypes.ts';
import type { FormDocument } from '../documents/formDocument.ts';
import { isShown } from '../documents/showWhen.ts';
import { issueCodeOf, issueSentences, type IssueCode } from '../errors.ts';
import { defaultLanguage } from '../limits.ts';

/** A visitor's input. Undefined, null and empty all mean: not answered. */
export interface GivenAnswer {
  rating?: unknown;
  comment?: unknown;
  name?: unknown;
  email?: unknown;
  /** The language of the page, in which a consent was read. */
  language?: string | null | undefined;
  /** The answers without a column, by the id of their field. */
  answers?: Readonly<Record<string, unknown>> | null | undefined;
}

/** A visitor's validated answer, as it is stored. */
export interface Answer {
  rating: number | null;
  comment: string;
  name: string;
  email: string;
  answers: FieldAnswers;
}

/** Validation errors by the name of the answer: `rating`, `answers.phone`. */
export type AnswerIssues = Record<string, IssueCode>;

const isEmpty = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  (typeof given === 'string' && given.trim() === '') ||
  (Array.isArray(given) && given.length === 0);

/** True if none of the chosen options is asked about: their star was chosen before another one. */
const isNothing = (value: AnswerValue): boolean =>
  typeof value === 'object' && 'chosen' in value && String(value['chosen']) === '';

type AnsweredField = FieldOf<AnsweredType>;

const columnOf = ({ type }: AnsweredField): AnswerColumn | null => fieldTypes[type].answer.column;

const givenTo = (field: AnsweredField, given: GivenAnswer): unknown => {
  const column = columnOf(field);
  if (column) return given[column];
  return given.answers && Object.hasOwn(given.answers, field.id) ? given.answers[field.id] : null;
};

/** The rule for the answer to one field. The registry pairs them; a union cannot say so by itself. */
const ruleOf = (field: AnsweredField, context: AnswerContext) =>
  (
    answerRules[field.type] as (
      field: AnsweredField,
      context: AnswerContext,
    ) => v.GenericSchema<unknown, AnswerValue>
  )(field, context);

/**
 * Validates the answers to a form's fields. Answers to other fields are dropped: an address that
 * the form does not ask for is not stored, and neither is what was typed before a field was hidden again.
 */
export function judgeAnswer(
  form: Pick<FormDocument, 'fields'>,
  given: GivenAnswer,
): {
  answer: Answer;
  issues: AnswerIssues;
  /** Ids of the fields that are shown after these answers. */
  shown: ReadonlySet<string>;
} {
  const issues: AnswerIssues = {};
  const context = { rating: given.rating, language: given.language || defaultLanguage };
  const columns: Record<string, AnswerValue> = {};
  const answers: Record<string, { type: string; value: AnswerValue }> = {};

  const shown = new Set<string>();
  const known = new Map<string, AnswerValue>();

  for (const field of form.fields) {
    if (!isShown(form.fields, field, known)) continue;
    shown.add(field.id);
    if (!isAnswered(field)) continue;
    const raw = givenTo(field, given);
    const { asksAfter }: AnswerFacts = fieldTypes[field.type].answer;
    const isRequired = field.required && !(asksAfter && isEmpty(given[asksAfter]));
    if (isEmpty(raw)) {
      if (isRequired) issues[answerNameOf(field)] = 'required';
      continue;
    }
    const judged = v.safeParse(ruleOf(field, context), raw);
    if (!judged.success) issues[answerNameOf(field)] = issueCodeOf(judged.issues[0].message);
    // Keep invalid values as they came, to recognize a retry of an answer that an earlier rule accepted.
    const value = judged.success ? judged.output : (raw as AnswerValue);
    if (judged.success && isNothing(value)) {
      if (isRequired) issues[answerNameOf(field)] = 'required';
      continue;
    }
    if (judged.success) known.set(field.id, value);
    const column = columnOf(field);
    if (column) columns[column] = value;
    else answers[field.id] = { type: field.type, value };
  }
  return {
    answer: { rating: null, comment: '', name: '', email: '', ...columns, answers },
    issues,
    shown,
  };
}

/** The sentence of each issue, as the REST wire carries it. */
export const sentencesOf = (issues: AnswerIssues): Record<string, string[]> =>
  Object.fromEntries(Object.entries(issues).map(([name, code]) => [name, [issueSentences[code]]]));
