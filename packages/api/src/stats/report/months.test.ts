import { expect, it } from 'vitest';

import { findReportWindows, previousMonth } from './changes.ts';

it('tells of a month that is over, and compares it with the whole month before', () => {
  expect(findReportWindows('2026-10', '2026-11-01')).toEqual({
    now: { from: '2026-10-01', to: '2026-10-31' },
    before: { from: '2026-09-01', to: '2026-09-30' },
    isOver: true,
  });
  expect(findReportWindows('2024-02', '2026-11-01').now.to).toBe('2024-02-29');
});

it('tells of a month that is not over up to today, and compares it with the same days', () => {
  expect(findReportWindows('2026-11', '2026-11-21')).toEqual({
    now: { from: '2026-11-01', to: '2026-11-21' },
    before: { from: '2026-10-01', to: '2026-10-21' },
    isOver: false,
  });
  // On its last day it is not over yet.
  expect(findReportWindows('2026-11', '2026-11-30').isOver).toBe(false);
});

it('has no more days to compare with than the month before has', () => {
  expect(findReportWindows('2026-03', '2026-03-30').before).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
});

it('comes from one year to the one before', () => {
  expect(previousMonth('2026-01')).toBe('2025-12');
});
