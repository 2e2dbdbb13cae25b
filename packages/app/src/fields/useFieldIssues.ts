import type { StandardSchemaV1 } from '@standard-schema/spec';
import { setIn, type FormikErrors, type FormikValues } from 'formik';

import { issueCodeOf, type IssueCode } from '@hearback/schema/errors';

import { useIntl } from '../i18n/IntlProvider';
import { messages } from './messages';
import { toScreenName, toWireValues } from './names';

interface InputError {
  field?: string | null | undefined;
  code: string;
}

/** What is wrong with the fields of a screen, in the reader's language. */
export function useFieldIssues() {
  const { formatMessage } = useIntl();

  const sentenceOf = (words: string) => formatMessage(messages[issueCodeOf(words)]);

  /**
   * Makes Formik ask a rule of `@hearback/schema/rules`. Fields are called as in the graph
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

  /** What the server found, by field. What belongs to no field is left to the screen. */
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
