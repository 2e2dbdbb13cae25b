import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { StandardSchemaV1 } from '@standard-schema/spec';
import {
  Form,
  setIn,
  useField,
  useFormikContext,
  type FormikErrors,
  type FormikValues,
} from 'formik';

import {
  Button,
  Checkbox,
  type CheckboxProps,
  PasswordField,
  type PasswordFieldProps,
  TextField,
  type TextFieldProps,
} from '@hearback/ui';
import { type IssueCode, issueCodeOf } from '@hearback/schema/errors';

import { useIntl } from '../i18n/IntlProvider';
import { leavesScreen, useUnsavedChanges } from '../session/guards/unsavedChanges';
import { clearSnackbar } from '../shell/snackbar/snackbar';
import { messages } from './messages';

interface FormProps {
  /** Lets a button outside of it submit it. */
  id?: string;
  /** Brings the fields into sight where they may be folded away, before one gets the focus. */
  onReveal?: () => void;
  /** False where what is typed is kept, or is not worth a question. */
  isGuarded?: boolean;
  /** False where the form stays on the page while only the search of the address changes. */
  isLostBySearch?: boolean;
  children: ReactNode;
}

/** The form element of a Formik. When it is refused, the first wrong field gets the focus. */
export function FieldsForm({
  id,
  onReveal,
  isGuarded = true,
  isLostBySearch = true,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid, dirty } = useFormikContext();
  // A submit that succeeds may navigate before it is over.
  useUnsavedChanges(isGuarded && dirty && !isSubmitting, {
    ...(isLostBySearch && { isLostBy: leavesScreen }),
  });
  // A new submit withdraws the error of the one before, and so does leaving the form; one that leaves
  // by its submit has something newer to say.
  const isBusy = useRef(false);
  useEffect(() => {
    isBusy.current = isSubmitting;
    if (isSubmitting) clearSnackbar('error');
  }, [isSubmitting]);
  useEffect(
    () => () => {
      if (!isBusy.current) clearSnackbar('error');
    },
    [],
  );
  const answered = useRef(0);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (isSubmitting || isValid || submitCount === answered.current) return;
    answered.current = submitCount;
    onReveal?.();
    setRefusals(submitCount);
  }, [submitCount, isSubmitting, isValid, onReveal]);

  // Drawn together with what was revealed: only then the field can be focused.
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return (
    <Form ref={form} noValidate {...(id ? { id } : {})}>
      {children}
    </Form>
  );
}

interface ButtonProps {
  /** `danger` for what destroys. */
  tone?: 'primary' | 'danger';
  isWide?: boolean;
  children: ReactNode;
}

/** Sends the Formik around it. It stays enabled: what is missing is said when it is pressed. */
export function SubmitButton({ tone = 'primary', isWide = false, children }: ButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" tone={tone} isWide={isWide} isPending={isSubmitting}>
      {children}
    </Button>
  );
}

/** Props that bind a field of `@hearback/ui` to a value of the surrounding Formik. */
export function useBoundField<Value>(name: string) {
  const [field, meta, { setValue, setTouched }] = useField<Value>(name);
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;

  return {
    name,
    value: field.value,
    onChange: (value: Value) => void setValue(value),
    // A click on a checkbox changes it and blurs the field before it in one go. Formik would check the
    // blurred field against the values of before the change, and its late answer would stay.
    onBlur: () => queueMicrotask(() => void setTouched(true)),
    ...(error === undefined ? {} : { error }),
  };
}

/** The props of a field of `@hearback/ui` without those that its Formik gives it. */
type Bound<FieldProps> = Omit<FieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> & {
  name: string;
};

/** A `TextField` that holds a value of the Formik around it. */
export function FormikTextField({ name, ...field }: Bound<TextFieldProps>) {
  return <TextField {...field} {...useBoundField<string>(name)} />;
}

/** A `PasswordField` that holds a value of the Formik around it. */
export function FormikPasswordField({ name, ...field }: Bound<PasswordFieldProps>) {
  return <PasswordField {...field} {...useBoundField<string>(name)} />;
}

/** A `Checkbox` that holds a value of the Formik around it. */
export function FormikCheckbox({ name, ...field }: Bound<CheckboxProps>) {
  return <Checkbox {...field} {...useBoundField<boolean>(name)} />;
}

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
