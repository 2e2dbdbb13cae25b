import { PasswordField, type PasswordFieldProps } from '@hearback/ui';

import { useBoundField } from './FieldsForm';

interface Props extends Omit<PasswordFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A `PasswordField` that holds a value of the Formik around it. */
export function FormikPasswordField({ name, ...field }: Props) {
  return <PasswordField {...field} {...useBoundField<string>(name)} />;
}
