import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from '../../tokens/primitives';
import { labDistance, seenBy, visions } from './seenBy.fixtures';

/** Well over what is just noticeable, so that two marks differ when they are apart, too. */
const farEnough = 8;

const distance = (one: string, other: string, vision: (typeof visions)[number]) =>
  labDistance(seenBy(one, vision), seenBy(other, vision));

describe('the simulation', () => {
  it('changes nothing for people who see all colours', () => {
    expect(seenBy('#ffffff', 'full')[0]).toBeCloseTo(100, 1);
    expect(distance('#ff0000', '#00ff00', 'full')).toBeGreaterThan(80);
  });

  it('takes away what the missing cone would tell apart', () => {
    // A red and a green of the same lightness, and a blue and a green.
    expect(distance('#a06a00', '#5c8000', 'protanopia')).toBeLessThan(8);
    expect(distance('#b85c00', '#7d7d00', 'deuteranopia')).toBeLessThan(8);
    expect(distance('#0f7a6c', '#3568b2', 'tritanopia')).toBeLessThan(8);
  });
});

describe.each([
  { theme: 'light', colors: lightColors },
  { theme: 'dark', colors: darkColors },
])('the $theme theme', ({ colors }) => {
  const sets = { chart: colors.chart, nps: colors.nps, sentiment: colors.sentiment };

  describe.each(visions)('seen with %s vision', (vision) => {
    it.each(Object.entries(sets))('keeps every two of %s apart', (_, set) => {
      const entries = Object.entries(set);
      const alike = entries.flatMap(([name, color], index) =>
        entries
          .slice(index + 1)
          .filter(([, other]) => distance(color, other, vision) < farEnough)
          .map(([other]) => `${name} and ${other}`),
      );

      expect(alike).toEqual([]);
    });
  });
});
