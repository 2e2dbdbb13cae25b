import { fieldTypes, textIn, type FormDocument } from '@hearback/schema/documents';

/** What a visitor can answer, by the types of fields. */
const answerTypes = ['rating', 'comment', 'name', 'email'] as const;

export type AnswerType = (typeof answerTypes)[number];

export interface Asked {
  type: AnswerType;
  /** The words of the form that was answered. */
  label: string;
}

const isAnswerType = (type: string): type is AnswerType =>
  (answerTypes as readonly string[]).includes(type);

/**
 * What a visitor was asked, in the order and the words of the form as it was then. A form that
 * nobody knows any more was asked for everything, in the words that a new form has.
 */
export function askedBy(document: FormDocument | null, language: string): Asked[] {
  if (!document) {
    return answerTypes.map((type) => ({ type, label: textIn(fieldTypes[type].label, language) }));
  }
  return document.fields.flatMap((field) =>
    isAnswerType(field.type) && 'label' in field
      ? [{ type: field.type, label: textIn(field.label, language) }]
      : [],
  );
}
