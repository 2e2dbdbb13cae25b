import { useEffect, useRef, type ReactNode } from 'react';

import { Form, useFormikContext } from 'formik';

interface Props {
  /** Lets a button outside of it submit it. */
  id?: string;
  children: ReactNode;
}

/** The form element of a Formik. When it is refused, the first wrong field gets the focus. */
export function FieldsForm({ id, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const answered = useRef(0);

  useEffect(() => {
    if (isSubmitting || isValid || submitCount === answered.current) return;
    answered.current = submitCount;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid]);

  return (
    <Form ref={form} noValidate {...(id ? { id } : {})}>
      {children}
    </Form>
  );
}
