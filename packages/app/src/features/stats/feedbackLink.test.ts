import { expect, it } from 'vitest';

import { feedbackLink } from './feedbackLink';

const filter = { timeframe: 'LAST_30_DAYS', timezone: 'Europe/Warsaw' } as const;

it('leads to the answers with a word, of the same place, form and time', () => {
  expect(
    feedbackLink({ ...filter, locationId: 'l1', formId: 'm1' }, { search: 'zimna kawa' }),
  ).toBe('/feedback/?search=zimna+kawa&location=l1&form=m1&period=30d');
});

it.each([
  [{ timeframe: 'LAST_YEAR' }, '&period=last_year'],
  [{ timeframe: 'ALL_TIME' }, ''],
  [
    { timeframe: 'ALL_TIME', from: '2026-11-01', to: '2026-11-09' },
    '&period=2026-11-01..2026-11-09',
  ],
] as const)('leads to the same days as %j', (days, period) => {
  expect(feedbackLink({ ...filter, ...days }, { search: 'kawa' })).toBe(
    `/feedback/?search=kawa${period}`,
  );
});

it('opens one answer', () => {
  expect(feedbackLink(filter, { open: 'f1' })).toBe('/feedback/?open=f1');
});
