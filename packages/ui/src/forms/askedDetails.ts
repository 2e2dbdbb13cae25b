import type { FormField } from '@hearback/schema/documents';

import type { AskedDetails } from './words/FormWords';

/** Which details of its visitors a form asks for, and the last field that does. Undefined: none. */
export function askedDetails(
  fields: readonly FormField[],
): { details: AskedDetails; last: FormField } | undefined {
  const asking = fields.filter(({ type }) => type === 'name' || type === 'email');
  const last = asking.at(-1);
  if (!last) return undefined;
  const isBoth = new Set(asking.map(({ type }) => type)).size > 1;
  return { details: isBoth ? 'both' : last.type === 'name' ? 'name' : 'email', last };
}
