import type { FormField, FormStyle } from '@hearback/schema/documents';

import { fieldVariables } from './fields/looks';
import { formVariables, type Variables } from './variables';

const rule = (selector: string, variables: Variables): string => {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';
};

/**
 * The owner's colors and sizes as a stylesheet, for a page whose security policy allows no `style`
 * attributes: render `FormView` with `styling="sheet"` and put this in a `style` element of the page.
 * `ThankYou` and `ClosedNotice` need the first part alone: leave out `fields`.
 */
export function formStyleSheet(form: { style: FormStyle; fields?: readonly FormField[] }): string {
  const parts = (form.fields ?? []).map((field, index) =>
    rule(`[data-part="${index}"]`, fieldVariables(field, form.style)),
  );
  const page =
    'html{background:var(--form-ground);color-scheme:var(--form-scheme)}' +
    'body{margin:0;border-top:.375rem solid var(--form-focus)}';
  return [rule(':root', formVariables(form.style)), page, ...parts].join('');
}
