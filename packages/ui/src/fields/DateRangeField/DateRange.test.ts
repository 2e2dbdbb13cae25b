import { expect, it } from 'vitest';

import { endsTooEarly } from './DateRange';

it.each([
  { start: '', end: '', tooEarly: false },
  { start: '2026-11-21', end: '', tooEarly: false },
  { start: '', end: '2026-11-21', tooEarly: false },
  { start: '2026-11-21', end: '2026-11-21', tooEarly: false },
  { start: '2026-09-30', end: '2026-10-01', tooEarly: false },
  { start: '2026-10-01', end: '2026-09-30', tooEarly: true },
  { start: '2026-01-01', end: '2025-12-31', tooEarly: true },
])('says of "$start" to "$end": too early is $tooEarly', ({ start, end, tooEarly }) => {
  expect(endsTooEarly({ start, end })).toBe(tooEarly);
});
