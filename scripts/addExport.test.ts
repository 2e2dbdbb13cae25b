import { expect, it } from 'vitest';

import { addExport } from './addExport.ts';

const list = `export { Avatar, type AvatarProps } from './components/Avatar/Avatar';
export {
  createSnackbar,
  type Snackbar,
} from './components/Snackbar/createSnackbar';
export { Tag, type TagProps } from './components/Tag/Tag';
`;

it.each([
  ['Accordion', 0],
  ['Badge', 1],
  ['Drawer', 5],
  ['Wizard', 6],
])('puts %s where the alphabet wants it', (name, line) => {
  const lines = addExport(list, name, `./components/${name}/${name}`).split('\n');

  expect(lines[line]).toBe(
    `export { ${name}, type ${name}Props } from './components/${name}/${name}';`,
  );
  expect(lines).toHaveLength(list.split('\n').length + 1);
});
