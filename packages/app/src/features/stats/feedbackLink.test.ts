import { expect, it } from 'vitest';

import { feedbackLink } from './feedbackLink';

const filter = { timeframe: 'LAST_30_DAYS', timezone: 'Europe/Warsaw' } as const;

it('leads to the answers with a word, of the same place, form and time', () => {
  expect(
    feedbackLink({ ...filter, locationId: 'l1', formId: 'm1' }, { search: 'zimna kawa' }),
  ).toBe('/feedback/?search=zimna+kawa&location=l1&form=m1&period=30d');
});

it('leads to the answers of all time where the list has no such window', () => {
  const lastYear = { ...filter, timeframe: 'LAST_YEAR' } as const;
  expect(feedbackLink(lastYear, { search: 'kawa' })).toBe('/feedback/?search=kawa');
});

it('opens one answer', () => {
  expect(feedbackLink(filter, { open: 'f1' })).toBe('/feedback/?open=f1');
});
