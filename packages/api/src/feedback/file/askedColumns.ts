import { fieldTypes, isAnswered, textIn, type AnswerFacts } from '@hearback/schema/documents';

import type { Feedback } from '../contract.ts';
import type { AnsweredVersion } from '../feedbackPages.sql.ts';

/** The columns of a file for fields of forms besides those common to all answers. */
export interface AskedColumns {
  /** Names of columns, which no other column has. */
  names: string[];
  /** The column headings: the labels of the fields. */
  headings: string[];
  /** The cells of an answer, by the name of the column. */
  cellsOf: (feedback: Feedback) => Record<string, string>;
}

const keyOf = (form: string, id: string) => `${form} ${id}`;

/**
 * A column for each field of each form, under its newest label. Fields of one type and one label share a
 * column: they ask the same. Two of one form have a column each.
 */
export function askedColumns(versions: readonly AnsweredVersion[], language: string): AskedColumns {
  const asked = versions.flatMap(({ form, version, document }) => {
    const taken = new Map<string, number>();
    return document.fields.flatMap((field) => {
      if (!isAnswered(field)) return [];
      const facts: AnswerFacts = fieldTypes[field.type].answer;
      if (facts.column !== null) return [];
      const heading = textIn(field.label, language);
      const name = `${field.type} ${heading}`;
      const before = taken.get(name) ?? 0;
      taken.set(name, before + 1);
      const column = before === 0 ? name : `${name} ${before + 1}`;
      return [{ form, version, field, facts, heading, column }];
    });
  });
  // The versions of a form come oldest first: the last one decides the position of an answer.
  const newest = new Map(asked.map((each) => [keyOf(each.form, each.field.id), each]));
  const columns = new Map([...newest.values()].map(({ column, heading }) => [column, heading]));
  const inVersion = new Map(
    asked.map((each) => [`${keyOf(each.form, each.field.id)} ${each.version}`, each]),
  );

  return {
    names: [...columns.keys()],
    headings: [...columns.values()],
    cellsOf: ({ form, form_version, answers }) =>
      Object.fromEntries(
        Object.entries(answers).flatMap(([id, { value }]) => {
          const key = keyOf(form, id);
          const column = newest.get(key)?.column;
          const then = inVersion.get(`${key} ${form_version}`);
          if (column === undefined || !then) return [];
          const { facts, field } = then;
          return [[column, facts.toCell?.(value) ?? facts.toText(value, field, language)]];
        }),
      ),
  };
}
