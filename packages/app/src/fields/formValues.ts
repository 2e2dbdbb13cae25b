import { getDefault, type InferOutput, type ObjectEntries } from 'valibot';

import { toScreenName } from './useFieldIssues';

/** A field's name on the screen: `visitorName` for the rule's `visitor_name`. */
type ScreenName<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<ScreenName<Rest>>}`
  : Name;

type FormValues<Entries extends ObjectEntries> = {
  -readonly [Name in keyof Entries & string as ScreenName<Name>]: InferOutput<Entries[Name]>;
};

/** Initial values for the fields of a rule: those of a thing, or else the rule's defaults. */
export function formValues<Entries extends ObjectEntries>(
  { entries }: { entries: Entries },
  thing: Partial<FormValues<Entries>> = {},
): FormValues<Entries> {
  const held = thing as Readonly<Record<string, unknown>>;
  const values = Object.entries(entries).map(([name, field]) => {
    const own = toScreenName(name);
    const start: unknown = getDefault(field);
    return [own, held[own] ?? (start === undefined ? '' : start)];
  });
  return Object.fromEntries(values) as FormValues<Entries>;
}
