import { TextArea, type TextAreaProps } from '@hearback/ui';

import { useBoundField } from './FieldsForm';

interface Props extends Omit<TextAreaProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A `TextArea` that holds a value of the Formik around it. */
export function FormikTextArea({ name, ...field }: Props) {
  return <TextArea {...field} {...useBoundField<string>(name)} />;
}
