import { expect, it } from 'vitest';

import { toFeedback } from './toFeedback';

const filter = { timeframe: 'LAST_30_DAYS', timezone: 'Europe/Warsaw' } as const;

it('leads to the answers with a word, of the same place, form and time', () => {
  expect(toFeedback({ ...filter, locationId: 'l1', formId: 'm1' }, { search: 'zimna kawa' })).toBe(
    '/feedback/?search=zimna+kawa&location=l1&form=m1&period=30d',
  );
});

it('leads to the answers of all time where the list has no such window', () => {
  const lastYear = { ...filter, timeframe: 'LAST_YEAR' } as const;
  expect(toFeedback(lastYear, { search: 'kawa' })).toBe('/feedback/?search=kawa');
});

it('opens one answer', () => {
  expect(toFeedback(filter, { open: 'f1' })).toBe('/feedback/?open=f1');
});
