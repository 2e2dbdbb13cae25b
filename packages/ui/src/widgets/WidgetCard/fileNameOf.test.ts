import { expect, it } from 'vitest';

import { chartFileName } from './saveChart';

it('keeps the words of a title, in any language', () => {
  expect(chartFileName('How many scans become answers?', 'csv')).toBe(
    'how-many-scans-become-answers.csv',
  );
  expect(chartFileName('Gdzie są najszczęśliwsi?', 'svg')).toBe('gdzie-są-najszczęśliwsi.svg');
});

it('leaves nothing that leads out of the folder', () => {
  expect(chartFileName('../../etc: "x"', 'png')).toBe('etc-x.png');
  expect(chartFileName('???', 'png')).toBe('hearback.png');
});
