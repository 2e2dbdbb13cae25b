import {
  PictureRadioGroup,
  type PictureRadioGroupProps,
  RadioGroup,
  type RadioGroupProps,
} from '@hearback/ui';

import { useBoundField } from './FieldsForm';

type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'onBlur' | 'error'> & { name: string };

/** A `RadioGroup` that holds a value of the Formik around it. */
export function FormikRadioGroup({ name, ...field }: Bound<RadioGroupProps>) {
  return <RadioGroup {...field} {...useBoundField<string>(name)} />;
}

/** A `PictureRadioGroup` that holds a value of the Formik around it. */
export function FormikPictureRadioGroup({ name, ...field }: Bound<PictureRadioGroupProps>) {
  return <PictureRadioGroup {...field} {...useBoundField<string>(name)} />;
}
