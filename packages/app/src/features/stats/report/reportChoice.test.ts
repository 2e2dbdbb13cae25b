import { expect, it } from 'vitest';

import { readReportChoice, writeReportChoice } from './reportChoice';

const read = (address: string) => readReportChoice(new URLSearchParams(address), '2026-01');

it('begins with the last month that is over', () => {
  expect(read('')).toEqual({ month: '2025-12', company: '', location: '', tag: '' });
});

it.each(['month=2026-02', 'month=soon', 'month=2026-00'])('takes %s for none', (address) => {
  expect(read(address).month).toBe('2025-12');
});

it('reads what it wrote', () => {
  const choice = { month: '2026-01', company: '', location: 'b', tag: 'North' };
  expect(read(String(writeReportChoice(choice)))).toEqual(choice);
});
