import * as v from 'valibot';

import { requiredText } from './text.ts';

/** Input for a template; its fields and colors come from a form. */
export const template = v.object({ name: requiredText() });
