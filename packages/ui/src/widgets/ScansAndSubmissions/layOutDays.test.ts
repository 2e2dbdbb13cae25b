import { describe, expect, it } from 'vitest';

import { layOutTime } from '../../charts/TimeChart/layOutTime';
import { layOutDays } from './layOutDays';

const plotOf = (count: number) => layOutTime({ count, ticks: [0, 5, 10], width: 200, height: 100 });

describe('layOutDays', () => {
  it('runs from edge to edge, on a scale that starts at zero', () => {
    const { points, scansLine, scansGround } = layOutDays(
      [
        { date: '2026-11-19', scans: 4, submissions: 1 },
        { date: '2026-11-20', scans: 8, submissions: 3 },
        { date: '2026-11-21', scans: 6, submissions: 0 },
      ],
      plotOf(3),
    );

    expect(points.map(({ x }) => x)).toEqual([0, 100, 200]);
    expect(points.map(({ scansY }) => Math.round(scansY))).toEqual([60, 20, 40]);
    expect(points[2]?.submissionsY).toBe(100);
    expect(scansLine).toBe('M0,60L100,20L200,40');
    expect(scansGround).toBe('M0,60L100,20L200,40L200,100L100,100L0,100Z');
  });

  it('ends its lines before a day that is not over, and leads to it by lines apart', () => {
    const days = [4, 8, 2].map((scans, index) => ({
      date: `2026-11-${19 + index}`,
      scans,
      submissions: 0,
    }));
    const open = layOutDays(days, plotOf(3), true);

    expect(open.points).toHaveLength(3);
    expect(open.scansLine).toBe('M0,60L100,20');
    expect(open.openLines).toEqual(['M100,20L200,80', 'M100,100L200,100']);
    expect(layOutDays(days, plotOf(3)).openLines).toEqual(['', '']);
  });

  it('draws nothing for a day that is not over and has nothing yet', () => {
    const days = [4, 8, 0].map((scans, index) => ({
      date: `2026-11-${19 + index}`,
      scans,
      submissions: 0,
    }));
    const open = layOutDays(days, plotOf(3), true);

    expect(open.points.map(({ x }) => x)).toEqual([0, 100]);
    expect(open.scansLine).toBe('M0,60L100,20');
    expect(open.openLines).toEqual(['', '']);
    expect(layOutDays(days, plotOf(3)).points).toHaveLength(3);
  });

  it('stays on the ground while nothing happens', () => {
    const { points } = layOutDays([{ date: '2026-11-21', scans: 0, submissions: 0 }], plotOf(1));

    expect(points).toEqual([{ date: '2026-11-21', x: 100, scansY: 100, submissionsY: 100 }]);
  });
});
