import type { ReactNode } from 'react';

import { Formik, useFormikContext, type FormikConfig, type FormikValues } from 'formik';

import { Dialog, DialogActions, Stack } from '@hearback/ui';

import { leavesScreen, useUnsavedChanges } from '../session/guards/unsavedChanges';
import { FieldsForm, SubmitButton } from './FieldsForm';

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

/** A form dialog that confirms before unsaved input is lost. Open while it is mounted. */
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
      <DialogForm {...{ title, submitLabel, tone, onClose }}>{children}</DialogForm>
    </Formik>
  );
}

function DialogForm({
  title,
  submitLabel,
  tone = 'primary',
  onClose,
  children,
}: Omit<Props<FormikValues>, keyof FormikConfig<FormikValues>> & { children: ReactNode }) {
  const { dirty, isSubmitting } = useFormikContext();
  const discard = useUnsavedChanges(dirty && !isSubmitting, { isLostBy: leavesScreen });
  // The dialog has confirmed already, and closing may navigate.
  const close = () => {
    discard();
    onClose();
  };

  return (
    <Dialog title={title} isOpen onClose={close} hasUnsavedInput={dirty}>
      <FieldsForm isGuarded={false}>
        <Stack gap="large">
          <Stack gap="medium">{children}</Stack>
          <DialogActions>
            <SubmitButton tone={tone}>{submitLabel}</SubmitButton>
          </DialogActions>
        </Stack>
      </FieldsForm>
    </Dialog>
  );
}
