import { Checkbox, type CheckboxProps } from '@hearback/ui';

import { useBoundField } from './FieldsForm';

interface Props extends Omit<CheckboxProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A `Checkbox` that holds a value of the Formik around it. */
export function FormikCheckbox({ name, ...field }: Props) {
  return <Checkbox {...field} {...useBoundField<boolean>(name)} />;
}
