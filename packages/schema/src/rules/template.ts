import * as v from 'valibot';

import { requiredText } from './text.ts';

/** What a person types about a template; its fields and colours come from a form. */
export const template = v.object({ name: requiredText() });
