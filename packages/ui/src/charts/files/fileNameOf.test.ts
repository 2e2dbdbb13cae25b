import { expect, it } from 'vitest';

import { fileNameOf } from './fileNameOf';

it('keeps the words of a title, in any language', () => {
  expect(fileNameOf('How many scans become answers?', 'csv')).toBe(
    'how-many-scans-become-answers.csv',
  );
  expect(fileNameOf('Gdzie są najszczęśliwsi?', 'svg')).toBe('gdzie-są-najszczęśliwsi.svg');
});

it('leaves nothing that leads out of the folder', () => {
  expect(fileNameOf('../../etc: "x"', 'png')).toBe('etc-x.png');
  expect(fileNameOf('???', 'png')).toBe('hearback.png');
});
