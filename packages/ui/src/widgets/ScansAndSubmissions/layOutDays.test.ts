import { describe, expect, it } from 'vitest';

import { layOutDays } from './layOutDays';

const size = { width: 200, height: 100 };

describe('layOutDays', () => {
  it('runs from edge to edge, on a scale that starts at zero', () => {
    const { places, ticks } = layOutDays(
      [
        { date: '2026-11-19', scans: 4, submissions: 1 },
        { date: '2026-11-20', scans: 8, submissions: 3 },
        { date: '2026-11-21', scans: 6, submissions: 2 },
      ],
      size,
    );

    expect(places).toEqual([0, 100, 200]);
    expect(ticks[0]).toEqual({ value: 0, y: 100 });
  });

  it('puts one day in the middle', () => {
    expect(layOutDays([{ date: '2026-11-21', scans: 1, submissions: 0 }], size).places).toEqual([
      100,
    ]);
  });

  it('stays on the ground while nothing happens', () => {
    const { points } = layOutDays([{ date: '2026-11-21', scans: 0, submissions: 0 }], size);

    expect(points[0]).toMatchObject({ scansY: 100, submissionsY: 100 });
  });
});
