import { RadioGroup, type RadioGroupProps } from '@hearback/ui';

import { useBoundField } from './FieldsForm';

interface Props extends Omit<RadioGroupProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A `RadioGroup` that holds a value of the Formik around it. */
export function FormikRadioGroup({ name, ...field }: Props) {
  return <RadioGroup {...field} {...useBoundField<string>(name)} />;
}
