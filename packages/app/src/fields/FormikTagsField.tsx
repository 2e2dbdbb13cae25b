import { lazyDecoration } from '../loading/lazy';
import type { FormikTagsProps } from './TagsInput';

/** Its list of suggestions weighs as much as a whole screen, and a form is of use without it. */
const TagsInput = lazyDecoration(() => import('./TagsInput').then((file) => file.TagsInput));

/** Label, control and hint: what comes late moves nothing. */
const height = 90;

/** A `TagsField` that holds a value of the Formik around it. */
export const FormikTagsField = (props: FormikTagsProps) => (
  <div style={{ minHeight: height }}>
    <TagsInput {...props} />
  </div>
);
