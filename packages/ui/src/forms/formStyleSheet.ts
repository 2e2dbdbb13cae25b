import { isPaged, selectorOf, type FormField, type FormStyle } from '@hearback/schema/documents';

import { fieldVariables, firstSteps } from './fields/looks';
import { formVariables, type Variables } from './variables';

const rule = (selector: string, variables: Variables): string => {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';
};

/**
 * Hides the fields that ask after an answer which is not given, with what they bring along. No script is needed;
 * a script that checks the form reads `--off`. Browsers without `:has()` show them all.
 */
function followUpRules(fields: readonly FormField[]): string[] {
  const partOf = (field: FormField) => `[data-part="${fields.indexOf(field)}"]`;
  return fields.flatMap((field, index) => {
    const rules: string[] = [];
    for (let asking: FormField | undefined = field; asking?.show_when;) {
      const { show_when: when }: FormField = asking;
      const condition = selectorOf(fields, when, partOf);
      if (condition === undefined) break;
      const parts = `:is(${partOf(field)},[data-with="${index}"])`;
      rules.push(`[data-form]:not(${condition}) ${parts}{display:none;--off:1}`);
      asking = fields.find(({ id }) => id === when.field);
    }
    return rules;
  });
}

/**
 * The owner's colors and sizes as a stylesheet, for a page whose security policy allows no `style`
 * attributes: render `FormView` with `styling="sheet"` and put this in a `style` element of the page.
 * `ThankYou` and `ClosedNotice` need the first part alone: leave out `fields`.
 */
export function formStyleSheet(form: { style: FormStyle; fields?: readonly FormField[] }): string {
  const fields = form.fields ?? [];
  // Fields that look alike share a rule.
  const alike = Map.groupBy(fields.keys(), (index) =>
    rule('', fieldVariables(fields[index] as FormField, form.style)),
  );
  const parts = [...alike].map(
    ([look, places]) => look && places.map((index) => `[data-part="${index}"]`).join() + look,
  );
  const page =
    'html{background:var(--form-ground);color-scheme:var(--form-scheme)}' +
    'body{margin:0;border-top:.375rem solid var(--form-focus)}';
  const done = Math.round(100 / firstSteps(fields).length);
  const progress = isPaged({ fields }) ? `[data-progress]{--done:${done}%}` : '';
  const followUps = followUpRules(fields);
  return [rule(':root', formVariables(form.style)), page, ...parts, progress, ...followUps].join(
    '',
  );
}
