import type { LocalizedText } from '../localizedText.ts';
import type { FormStyle } from './entries.ts';

/** The answers that the specification names. Each is a column of `feedback`, and a name on every wire. */
const answerColumns = ['rating', 'comment', 'name', 'email'] as const;

export type AnswerColumn = (typeof answerColumns)[number];

const isColumn = (name: string): name is AnswerColumn =>
  (answerColumns as readonly string[]).includes(name);

/** Before the id of a field whose answer has no column. */
const prefix = 'answers.';

/** The name of a field's answer in a posted page and in issues: `rating`, or `answers.` and the field's id. */
export const answerNameOf = ({ id, type }: { id: string; type: string }): string =>
  isColumn(type) ? type : prefix + id;

/** The field whose answer goes by a name. Undefined for the answers with a column, and for other names. */
export const answeredFieldId = (name: string): string | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined;

/** True if a name is that of a field's answer, which a visitor sees and can correct. */
export const isAnswerName = (name: string): boolean => isColumn(name) || name.startsWith(prefix);

/** The chosen options by their ids, in the order of the field, and the visitor's own words for `other`. */
// A type, since an interface has no index signature.
export type ChosenOptions = { chosen: string[]; other?: string };

/** Stored value of an answer: JSON. docs/questions.md lists the shape for each type. */
export type AnswerValue =
  | string
  | number
  | boolean
  | string[]
  | Readonly<Record<string, string | boolean | string[]>>;

/** Answers as a program sends them, by the id of their field. */
export type GivenAnswers = Readonly<Record<string, AnswerValue | null>>;

/** Facts about a submission that the rule of a field may need. */
export interface AnswerContext {
  rating: unknown;
  /** The language of the page. */
  language: string;
}

/** The answers without a column, by the id of their field. Each says its type, so that it explains itself. */
export type FieldAnswers = Readonly<Record<string, { type: string; value: AnswerValue }>>;

/** Storage and display of the answers to a type of field. */
export interface AnswerFacts {
  /** Null: they are kept in `answers`, by the id of the field. */
  column: AnswerColumn | null;
  /** True if the answer may identify a visitor: it is erased when its visitor is forgotten. */
  isPersonal: boolean;
  /** True if the search of the feedback list covers its text. */
  isSearched: boolean;
  /**
   * Statistics that use it: of the columns `rating` and `words`; of the others the share of each option, the
   * distribution of a scale, the median of numbers, the words of texts, or the share that answers at all.
   */
  counted: 'rating' | 'words' | 'options' | 'scale' | 'number' | 'text' | 'given' | null;
  /** The answer that it is asked after: without that one it is not required. */
  asksAfter?: AnswerColumn;
  /** Maximum length of its text. Omitted if nothing is typed. */
  maxLength?: number;
  /** The options that can be chosen, or the points of a scale with the words at its ends. An id is how an answer names it. */
  options?(this: void, field: object): readonly { id: string; label: LocalizedText }[];
  /** The first and the last point of a scale of whole numbers. */
  points?(this: void, field: object): readonly [first: number, last: number];
  /** An answer as text: on the visitor's receipt, in the owner's list. */
  toText(this: void, value: AnswerValue, field: object, language: string): string;
  /** The same in a cell of a file, where programs read it. Default: the text. */
  toCell?(this: void, value: AnswerValue): string;
}

/** A type of field, as plain data: no schema, so that a page which only shows answers stays small. */
export interface FieldFacts {
  /** Maximum number of fields of this type per form: one, or `limits.fieldsPerFormMax` for types that may repeat. */
  maxPerForm: number;
  /** The label that a new field starts with. */
  label: LocalizedText & { 'en-US': string; 'pl-PL': string };
  /** Values of a new field besides the defaults of its schema. */
  begins?: object;
  /** The colors that a new field takes from its form, and changes with it as long as they are equal. */
  follows: Readonly<Record<string, keyof FormStyle>>;
  /** Null where a visitor answers nothing. */
  answer: AnswerFacts | null;
}
