import { describe, expect, it } from 'vitest';

import { ratedPlaces, funnelOf } from './places.fixtures';
import { layOutPlaces } from './layOutPlaces';

const size = { width: 400, height: 200 };

describe('layOutPlaces', () => {
  it('puts places by their ratings, fewest first, and leaves out those with few', () => {
    const { mean, limits } = funnelOf(8, 500);
    const { shown, middle } = layOutPlaces(ratedPlaces, limits, mean, size);
    expect(shown.map(({ place }) => place.name)).toEqual([
      'Kiosk at the market',
      'Roastery',
      'Café Lipa, Station',
      'Café Lipa, Old Town',
    ]);
    expect(shown.at(0)?.y).toBeGreaterThan(middle);
    expect(shown.at(-1)?.y).toBeLessThan(middle);
    expect(shown.every(({ x, y }) => x >= 0 && x <= 400 && y >= 0 && y <= 200)).toBe(true);
  });

  it('narrows the more ratings there are, inside of the outer limits', () => {
    const { mean, limits } = funnelOf(8, 500);
    const { band, counts } = layOutPlaces(ratedPlaces, limits, mean, size);
    const widths = band.map(({ top, bottom }) => bottom - top);
    expect(widths.toSorted((a, b) => b - a)).toEqual(widths);
    expect(counts.map(({ value }) => value)).toEqual([10, 20, 50, 100, 200, 500]);
    expect(counts[1]?.x).toBeCloseTo((400 * Math.log(2)) / Math.log(50), 5);
  });

  it('draws nothing of no places', () => {
    const { shown, outer } = layOutPlaces([], [], 8, size);
    expect([shown, outer]).toEqual([[], ['', '']]);
  });
});
