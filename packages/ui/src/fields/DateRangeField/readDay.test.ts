import { expect, it } from 'vitest';

import { readDay } from './DateRange';

it('reads a day and writes it back the same', () => {
  expect(String(readDay('2026-02-28'))).toBe('2026-02-28');
});

it.each(['', undefined, '2026-02-30', '21.11.2026', 'tomorrow'])('takes %j for no day', (day) => {
  expect(readDay(day)).toBeNull();
});
