import { CheckboxGroup, type CheckboxGroupProps } from '@hearback/ui';

import { useBoundField } from './FieldsForm';

interface Props extends Omit<CheckboxGroupProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A `CheckboxGroup` that holds a value of the Formik around it. */
export function FormikCheckboxGroup({ name, ...field }: Props) {
  return <CheckboxGroup {...field} {...useBoundField<readonly string[]>(name)} />;
}
