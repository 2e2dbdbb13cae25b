import * as v from 'valibot';

import { optionalText, requiredText } from './text.ts';

export const code = v.object({
  name: requiredText(),
  description: optionalText(),
  /** The location's id. */
  site: requiredText(64),
  /** The form's id. */
  form: v.optional(v.nullable(requiredText(64)), null),
  /** The frame's id. */
  frame: v.optional(v.nullable(requiredText(64)), null),
});
