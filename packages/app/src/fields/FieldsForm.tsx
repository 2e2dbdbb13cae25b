import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Form, useField, useFormikContext } from 'formik';

import { Button } from '@hearback/ui';

import { leavesScreen, useUnsavedChanges } from '../session/guards/unsavedChanges';
import { clearSnackbar } from '../shell/snackbar/snackbar';

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
  const { submitCount, isSubmitting, isValid, dirty, handleSubmit } = useFormikContext();
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
    <Form
      ref={form}
      noValidate
      {...(id ? { id } : {})}
      onSubmit={(event) => {
        // React passes on the submit of a dialog's form too, which is no part of this one on the page.
        if (event.target === event.currentTarget) handleSubmit(event);
      }}
    >
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
