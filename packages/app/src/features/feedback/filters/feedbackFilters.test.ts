import { expect, it } from 'vitest';

import { feedbackFilterVariables } from './feedbackFilters';

const asked = (address: string) => {
  const values = new URLSearchParams(address);
  return feedbackFilterVariables((name) => values.get(name) ?? '', 'Europe/Warsaw');
};

it('asks for everything when nothing narrows the list', () => {
  expect(asked('')).toEqual({ period: 'ALL_TIME' });
});

it('asks by every filter of the address', () => {
  const address =
    'period=3d&status=in_progress&sentiment=negative&from=1&to=6&company=c1&location=l1&code=k1&tag=North&form=f1';

  expect(asked(address)).toEqual({
    period: 'LAST_3_DAYS',
    timezone: 'Europe/Warsaw',
    status: 'IN_PROGRESS',
    sentiment: 'NEGATIVE',
    ratingMin: 1,
    ratingMax: 6,
    companyId: 'c1',
    locationId: 'l1',
    codeId: 'k1',
    tag: 'North',
    formId: 'f1',
  });
});

it('asks for what waits, and for those of a colleague', () => {
  expect(asked('work=overdue&assignee=nobody')).toEqual({
    period: 'ALL_TIME',
    work: 'OVERDUE',
    assignee: 'nobody',
  });
  expect(asked('work=late&assignee=maria')).toEqual({ period: 'ALL_TIME' });
});

it('asks for chosen days', () => {
  expect(asked('period=2026-11-01..2026-11-09')).toEqual({
    period: 'ALL_TIME',
    from: '2026-11-01',
    to: '2026-11-09',
    timezone: 'Europe/Warsaw',
  });
});

it.each([
  'period=2026-11-09..2026-11-01',
  'period=1y',
  'status=old',
  'sentiment=sour',
  'from=0',
  'to=11',
  'from=3.5',
  'to=ten',
])('takes %s for not given', (address) => {
  expect(asked(address)).toEqual({ period: 'ALL_TIME' });
});

it('asks for an answer to a question of the form, and for nothing with another form', () => {
  expect(asked('form=f1&answer=f1:drink:tea')).toMatchObject({
    answer: { question: 'drink', value: 'tea' },
  });
  expect(asked('form=f1&answer=f1:drink:')).toMatchObject({ answer: { question: 'drink' } });
  expect(asked('form=f2&answer=f1:drink:tea')).not.toHaveProperty('answer');
  expect(asked('answer=f1:drink:tea')).not.toHaveProperty('answer');
});
