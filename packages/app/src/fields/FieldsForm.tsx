import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Form, useFormikContext } from 'formik';

import { useUnsavedInput } from '../guards/unsavedInput';

interface Props {
  /** Lets a button outside of it submit it. */
  id?: string;
  /** Brings the fields into sight where they may be folded away, before one gets the focus. */
  onReveal?: () => void;
  children: ReactNode;
}

/** The form element of a Formik. When it is refused, the first wrong field gets the focus. */
export function FieldsForm({ id, onReveal, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid, dirty } = useFormikContext();
  useUnsavedInput(dirty);
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
