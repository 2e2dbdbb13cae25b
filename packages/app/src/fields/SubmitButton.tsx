import type { ReactNode } from 'react';

import { useFormikContext } from 'formik';

import { Button } from '@hearback/ui';

interface Props {
  /** `danger` for what destroys. */
  tone?: 'primary' | 'danger';
  isWide?: boolean;
  children: ReactNode;
}

/** Sends the Formik around it. It stays enabled: what is missing is said when it is pressed. */
export function SubmitButton({ tone = 'primary', isWide = false, children }: Props) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" tone={tone} isWide={isWide} isPending={isSubmitting}>
      {children}
    </Button>
  );
}
