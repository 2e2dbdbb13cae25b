import { expect, it } from 'vitest';

import { addExample } from './addExample.ts';

const examples = `const nothing = () => {};

export const examples: Record<ComponentName, Example> = {
  Avatar: { element: <ui.Avatar name="Anna Nowak" /> },
  Tag: {
    element: <ui.Tag label="Service" />,
  },
};
`;

it.each([
  ['Accordion', 'Avatar'],
  ['Badge', 'Tag'],
  ['Wizard', '};'],
])('puts %s where the alphabet wants it, before %s', (name, next) => {
  const lines = addExample(examples, name, 'component').split('\n');
  const at = lines.findIndex((line) => line.startsWith(`  ${name}: {`));

  expect(lines[at + 1]?.trim().startsWith(next)).toBe(true);
  expect(lines).toHaveLength(examples.split('\n').length + 1);
});

it('gives a field what every field takes', () => {
  expect(addExample(examples, 'TableField', 'field')).toContain(
    '  TableField: { element: <ui.TableField label="Table" value="12" onChange={nothing} /> },\n',
  );
});
