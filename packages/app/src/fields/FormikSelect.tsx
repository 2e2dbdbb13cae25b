import { Select, type SelectProps } from '@hearback/ui';

import { useBoundField } from './FieldsForm';

interface Props extends Omit<SelectProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A `Select` that holds a value of the Formik around it. */
export function FormikSelect({ name, ...field }: Props) {
  return <Select {...field} {...useBoundField<string>(name)} />;
}
