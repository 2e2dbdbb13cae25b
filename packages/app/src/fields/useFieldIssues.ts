import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type FormikErrors, type FormikValues, setIn } from 'formik';

import { type IssueCode, issueCodeOf } from '@hearback/schema/errors';

import { useIntl } from '../i18n/IntlProvider';
import { messages } from './messages';

const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toCamel = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A screen's values under the names that the rules use. */
export function toWireValues(
  values: Readonly<Record<string, unknown>>,
  aliases: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [aliases[name] ?? toSnake(name), value]),
  );
}

/** The name of a field on the screen, for the name that a rule uses. */
export function toScreenName(name: string, aliases: Readonly<Record<string, string>> = {}): string {
  const alias = Object.entries(aliases).find(([, wireName]) => wireName === name);
  return alias?.[0] ?? toCamel(name);
}

interface InputError {
  field?: string | null | undefined;
  code: string;
}

/** Translates the validation errors of a form's fields. */
export function useFieldIssues() {
  const { formatMessage } = useIntl();

  const sentenceOf = (words: string) => formatMessage(messages[issueCodeOf(words)]);

  /**
   * Makes Formik validate with a rule of `@hearback/schema/rules`. Fields are named as in the graph
   * (`registrationNumber`); `aliases` names those the rule calls otherwise (`{companyId: 'company'}`).
   */
  const validate =
    <Values extends FormikValues>(rule: StandardSchemaV1, aliases: Record<string, string> = {}) =>
    async (values: Values): Promise<FormikErrors<Values>> => {
      const { issues } = await rule['~standard'].validate(toWireValues(values, aliases));
      let errors: FormikErrors<Values> = {};
      for (const { path, message } of issues ?? []) {
        const keys = path?.map((step) => (typeof step === 'object' ? step.key : step)) ?? [];
        const name = keys.map((key) => toScreenName(String(key), aliases)).join('.');
        errors = withFirst(errors, name, sentenceOf(message));
      }
      return errors;
    };

  /** Maps server errors to fields. Errors that belong to no field are left to the screen. */
  const toErrors = <Values extends FormikValues>(
    found: readonly InputError[],
  ): FormikErrors<Values> => {
    let errors: FormikErrors<Values> = {};
    for (const { field, code } of found) {
      if (field) errors = withFirst(errors, field, sentenceOf(code));
    }
    return errors;
  };

  /** The sentence of one issue, for what is not a Formik field. */
  const issueText = (code: IssueCode) => formatMessage(messages[code]);

  return { validate, toErrors, issueText };
}

/** Keeps the first issue of a field: one sentence at a time. */
function withFirst<Errors extends object>(errors: Errors, name: string, sentence: string): Errors {
  const known: unknown = name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], errors);
  return known === undefined ? (setIn(errors, name, sentence) as Errors) : errors;
}
