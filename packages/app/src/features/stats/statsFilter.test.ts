import { expect, it } from 'vitest';

import { readStatsChoice, toStatsFilter, writeStatsChoice } from './statsFilter';

const read = (address: string) => readStatsChoice(new URLSearchParams(address));

it('reads back what it wrote', () => {
  const choice = {
    tab: 'ratings',
    timeframe: 'LAST_MONTH',
    company: '1',
    location: '2',
    code: '3',
    tag: 'North',
    form: '4',
    withAside: true,
    by: 'version',
    other: '5:2',
    version: '1',
  } as const;

  expect(read(writeStatsChoice(choice).toString())).toEqual(choice);
});

it('writes nothing for the page as it first opens', () => {
  expect(writeStatsChoice(read('')).toString()).toBe('');
});

it.each(['company', 'location', 'code'])('opens the older tab %s as a filter', (tab) => {
  expect(read(`tab=${tab}&${tab}=7`)).toMatchObject({ tab: 'overview', [tab]: '7' });
});

it('keeps chosen days in the address, and asks for them', () => {
  const address = 'timeframe=2026-11-01..2026-11-09';
  expect(writeStatsChoice(read(address)).toString()).toBe(address);
  expect(toStatsFilter(read(address), 'Europe/Warsaw')).toEqual({
    timeframe: 'ALL_TIME',
    from: '2026-11-01',
    to: '2026-11-09',
    timezone: 'Europe/Warsaw',
  });
});

it('asks the server for all time when an address names another window', () => {
  expect(toStatsFilter(read('timeframe=tomorrow'), 'Europe/Warsaw')).toEqual({
    timeframe: 'ALL_TIME',
    timezone: 'Europe/Warsaw',
  });
});

it('asks for what belongs to all that is chosen', () => {
  expect(toStatsFilter(read('company=1&location=2&code=3&form=4'), 'Europe/Warsaw')).toMatchObject({
    companyId: '1',
    locationId: '2',
    codeId: '3',
    formId: '4',
  });
  expect(toStatsFilter(read('aside=include'), 'UTC')).toMatchObject({ setAside: 'INCLUDE' });
});
