import { expect, it } from 'vitest';

import { fileNameOf } from './fileNameOf.ts';

it.each([
  ['Café: Tisch 4', 'cafe-tisch-4.svg'],
  ['Łódź, lada', 'lodz-lada.svg'],
  ['../../etc/passwd', 'etc-passwd.svg'],
  ['日本', '日本.svg'],
  ['???', 'code.svg'],
])('calls the file of “%s” %s', (name, file) => {
  expect(fileNameOf(name, 'svg')).toBe(file);
});
