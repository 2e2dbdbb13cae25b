import { expect, it } from 'vitest';

import { layOutBand } from './IntervalBand';

const at = (x: number) => ({ x, top: 10, bottom: 30 });

it('fills from one place to the next', () => {
  expect(layOutBand([at(0), at(50)])).toEqual({
    grounds: ['M0,10L50,10L50,30L0,30Z'],
    whiskers: [],
  });
});

it('leaves a gap where there is no interval', () => {
  expect(layOutBand([at(0), at(50), null, at(150), at(200)]).grounds).toHaveLength(2);
});

it('draws what stands alone as a whisker', () => {
  expect(layOutBand([at(0), null, at(100)])).toEqual({ grounds: [], whiskers: [at(0), at(100)] });
});
