import { describe, expect, it } from 'vitest';

import { layOutBars } from './layOutBars';

const size = { width: 300, height: 100 };

describe('layOutBars', () => {
  it('keeps a place for a rating nobody gave', () => {
    const [first, second] = layOutBars(
      [
        { rating: 1, count: 0 },
        { rating: 2, count: 4 },
      ],
      size,
    );

    expect(first).toMatchObject({ height: 0, y: 100 });
    expect(second).toMatchObject({ height: 100, y: 0 });
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  });

  it('draws nothing, and nothing infinite, while every count is zero', () => {
    const bars = layOutBars([{ rating: 1, count: 0 }], size);

    expect(bars[0]?.height).toBe(0);
  });

  it('stays inside its place', () => {
    const counts = Array.from({ length: 10 }, (_, index) => ({ rating: index + 1, count: index }));

    for (const bar of layOutBars(counts, size)) {
      expect(bar.x).toBeGreaterThanOrEqual(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(300);
    }
  });
});
