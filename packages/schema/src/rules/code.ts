import * as v from 'valibot';

import { CodeStyle } from '../documents/codeStyle.ts';
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
  /** How it looks wherever it is printed. Null: as the frame says. */
  style: v.optional(v.nullable(CodeStyle), null),
});
