import { describe, expect, it } from 'vitest';

import { pathOperators } from './pathOperators.ts';

describe('pathOperators', () => {
  it.each([
    [
      'outlines that go on from each other',
      'M4 4h2v1zm8-1h1z',
      '4 4 m\n6 4 l\n6 5 l\nh\n12 3 m\n13 3 l\nh',
    ],
    ['lines, there and by', 'M1 2L3 4l1-1', '1 2 m\n3 4 l\n4 3 l'],
    ['level and upright lines', 'M1 2h3V0z', '1 2 m\n4 2 l\n4 0 l\nh'],
    ['lines after a move without letters', 'm1 1 2 0', '1 1 m\n3 1 l'],
    [
      'a curve and one that goes on from it',
      'M0 0C0 1 1 1 1 0S2-1 2 0',
      '0 0 m\n0 1 1 1 1 0 c\n1 -1 2 -1 2 0 c',
    ],
    ['quadratic curves', 'M0 0Q3 3 6 0T12 0', '0 0 m\n2 2 4 2 6 0 c\n8 -2 10 -2 12 0 c'],
    ['a quarter of a circle', 'M1 0A1 1 0 0 1 0 1', '1 0 m\n1 0.5523 0.5523 1 0 1 c'],
    ['flags that stand against a number', 'M1 0a1 1 0 01-1 1', '1 0 m\n1 0.5523 0.5523 1 0 1 c'],
    ['the other way round', 'M0 1A1 1 0 0 0 1 0', '0 1 m\n0.5523 1 1 0.5523 1 0 c'],
    ['an arc without a radius as a line', 'M0 0A0 0 0 0 1 2 0', '0 0 m\n0 0 2 0 2 0 c'],
  ])('draws %s', (_, path, operators) => {
    expect(pathOperators(path)).toBe(operators);
  });

  it('draws three quarters of a circle as three curves around its middle', () => {
    const curves = pathOperators('M1 0A1 1 0 1 1 0 -1').split('\n').slice(1);

    expect(curves.map((curve) => curve.split(' ').slice(4, 6).map(Number))).toEqual([
      [0, 1],
      [-1, 0],
      [0, -1],
    ]);
  });

  it('names a command that no path of print has', () => {
    expect(() => pathOperators('M0 0B1 1')).toThrow('no command B');
  });
});
