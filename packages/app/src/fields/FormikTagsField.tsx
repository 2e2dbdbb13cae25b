import { TextField } from '@hearback/ui';

import { lazyDecoration } from '../loading/lazy';
import type { FormikTagsProps } from './TagsInput';

/** As high as the field without tags, so that nothing moves when it comes. */
const Meanwhile = ({ label, hint }: FormikTagsProps) => (
  <div inert>
    <TextField label={label} hint={hint} value="" onChange={() => undefined} />
  </div>
);

/**
 * A `TagsField` that holds a value of the Formik around it. Its list of suggestions weighs as much as a whole screen,
 * and a form is of use without it.
 */
export const FormikTagsField = lazyDecoration(
  () => import('./TagsInput').then((file) => file.TagsInput),
  Meanwhile,
);
