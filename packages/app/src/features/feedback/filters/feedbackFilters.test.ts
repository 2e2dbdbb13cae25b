import { expect, it } from 'vitest';

import { feedbackFilterVariables } from './feedbackFilters';

const asked = (address: string) => {
  const values = new URLSearchParams(address);
  return feedbackFilterVariables((name) => values.get(name) ?? '');
};

it('asks for everything when nothing narrows the list', () => {
  expect(asked('')).toEqual({ period: 'ALL_TIME' });
});

it('asks by every filter of the address', () => {
  const address =
    'period=3d&status=in_progress&sentiment=negative&from=1&to=6&company=c1&location=l1&code=k1&form=f1';

  expect(asked(address)).toEqual({
    period: 'LAST_3_DAYS',
    status: 'IN_PROGRESS',
    sentiment: 'NEGATIVE',
    ratingMin: 1,
    ratingMax: 6,
    companyId: 'c1',
    locationId: 'l1',
    codeId: 'k1',
    formId: 'f1',
  });
});

it.each(['period=1y', 'status=old', 'sentiment=sour', 'from=0', 'to=11', 'from=3.5', 'to=ten'])(
  'takes %s for not given',
  (address) => {
    expect(asked(address)).toEqual({ period: 'ALL_TIME' });
  },
);
