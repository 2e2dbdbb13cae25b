import { TagsField, type TagsFieldProps } from '@hearback/ui';
import { useField } from 'formik';

import { useTags } from '../lists/tags';
import { useBoundField } from './FieldsForm';

export interface FormikTagsProps extends Pick<TagsFieldProps, 'label' | 'hint'> {
  name: string;
  /** Omitted: the tags of the account. */
  options?: readonly string[];
}

/** A `TagsField` that holds a value of the Formik around it. */
export function TagsInput({ name, options, ...field }: FormikTagsProps) {
  const { names } = useTags();
  const [, { error, touched }] = useField<readonly string[]>(name);
  // An error of all tags is a sentence; one of a single tag is at its place in a list.
  const wrong: unknown = [error].flat().find((each) => each !== undefined);
  return (
    <TagsField
      {...field}
      {...useBoundField<readonly string[]>(name)}
      {...(touched && typeof wrong === 'string' && { error: wrong })}
      options={options ?? names}
    />
  );
}
