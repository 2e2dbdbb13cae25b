import * as v from 'valibot';

import { CodeStyle } from '../documents/codeStyle.ts';
import { optionalText, requiredText, tags } from './text.ts';

export const code = v.object({
  name: requiredText(),
  description: optionalText(),
  /** The location's id. */
  site: requiredText(64),
  /** The form's id. */
  form: v.optional(v.nullable(requiredText(64)), null),
  /** The frame's id. */
  frame: v.optional(v.nullable(requiredText(64)), null),
  /** Style wherever the code is printed. Null: that of the frame. */
  style: v.optional(v.nullable(CodeStyle), null),
  /** True: a second answer of the same scan replaces the first. False: it is set aside. */
  replaces_answers: v.optional(v.boolean(), false),
  tags,
});
