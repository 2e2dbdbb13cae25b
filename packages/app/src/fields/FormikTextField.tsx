import { TextField, type TextFieldProps } from '@hearback/ui';

import { useBoundField } from './FieldsForm';

interface Props extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A `TextField` that holds a value of the Formik around it. */
export function FormikTextField({ name, ...field }: Props) {
  return <TextField {...field} {...useBoundField<string>(name)} />;
}
