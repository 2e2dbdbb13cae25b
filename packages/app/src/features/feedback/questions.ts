import {
  distinctOptions,
  fieldTypes,
  isAnswered,
  textIn,
  type AnswerFacts,
  type AnswerValue,
  type FormDocument,
} from '@hearback/schema/documents';

/** A question of a form whose answer has no column of its own. */
export interface Question {
  id: string;
  label: string;
  /** The answers to choose from. Empty where anything may be typed. */
  options: readonly { id: string; label: string }[];
  /** A stored answer in words. */
  textOf: (value: AnswerValue) => string;
}

/** The questions of a form besides those of the specification, in the form's words now. Loaded with the first form. */
export const questionsOf = ({ fields }: FormDocument, language: string): Question[] =>
  fields.flatMap((field) => {
    if (!isAnswered(field)) return [];
    const facts: AnswerFacts = fieldTypes[field.type].answer;
    if (facts.column !== null) return [];
    const isScale = facts.counted === 'scale';
    const options = distinctOptions(field).map(({ id, label }) => {
      const words = textIn(label, language);
      return { id, label: isScale ? [id, words].filter(Boolean).join(' · ') : words };
    });
    return [
      {
        id: field.id,
        label: textIn(field.label, language),
        options,
        textOf: (value) => facts.toText(value, field, language),
      },
    ];
  });
