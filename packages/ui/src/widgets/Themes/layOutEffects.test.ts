import { describe, expect, it } from 'vitest';

import { layOutEffects, readEffect } from './Effect';

const effect = (low: number, high: number, n = 40) => ({ value: (low + high) / 2, low, high, n });

describe('layOutEffects', () => {
  it('reaches as far to both sides as the farthest bound, in halves', () => {
    expect(layOutEffects([effect(0.3, 1.3), effect(-2.1, -0.4)])).toBe(2.5);
  });

  it('does not make a small effect look large', () => {
    expect(layOutEffects([effect(0.05, 0.1)])).toBe(1);
  });

  it('leaves out what is too early to tell', () => {
    expect(layOutEffects([effect(0.3, 1.3), effect(-8, 9, 3)])).toBe(1.5);
  });

  it('has an axis without effects too', () => {
    expect(layOutEffects([])).toBe(1);
  });
});

describe('readEffect', () => {
  it.each([
    [effect(0.3, 1.3), 'better'],
    [effect(-1.3, -0.3), 'worse'],
    [effect(-0.3, 1.3), 'unclear'],
    [effect(0, 1.3), 'unclear'],
    [effect(-0.6, -0.04), 'unclear'],
    [effect(0.06, 0.9), 'better'],
    [effect(0.3, 1.3, 9), 'early'],
    [{ value: null, low: null, high: null, n: 40 }, 'early'],
  ])('of %o is %s', (one, news) => {
    expect(readEffect(one)).toBe(news);
  });
});
