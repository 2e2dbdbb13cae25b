import type { ReactNode } from 'react';

import { Formik, type FormikConfig, type FormikValues } from 'formik';

import { Dialog, DialogActions, Stack } from '@hearback/ui';

import { FieldsForm } from './FieldsForm';
import { SubmitButton } from './SubmitButton';

interface Props<Values extends FormikValues> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'validate' | 'onSubmit'
> {
  title: string;
  /** Repeats the verb of the title. */
  submitLabel: string;
  /** `danger` for what destroys. */
  tone?: 'primary' | 'danger';
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that asks for input and keeps it from being lost. It is there while it is rendered. */
export function FormikDialog<Values extends FormikValues>({
  title,
  submitLabel,
  tone = 'primary',
  onClose,
  children,
  ...formik
}: Props<Values>) {
  return (
    <Formik<Values> {...formik}>
      {({ dirty }) => (
        <Dialog title={title} isOpen onClose={onClose} hasUnsavedInput={dirty}>
          <FieldsForm>
            <Stack gap="large">
              <Stack gap="medium">{children}</Stack>
              <DialogActions>
                <SubmitButton tone={tone}>{submitLabel}</SubmitButton>
              </DialogActions>
            </Stack>
          </FieldsForm>
        </Dialog>
      )}
    </Formik>
  );
}
