import { expect, it } from 'vitest';

import { paintOf } from './Drawing';

it('reads the colours that browsers compute', () => {
  expect(paintOf('rgb(12, 95, 86)')).toEqual({ color: '#0c5f56', opacity: 1 });
  expect(paintOf('rgba(12, 95, 86, 0.5)', 0.5)).toEqual({ color: '#0c5f56', opacity: 0.25 });
  expect(paintOf('color(srgb 1 0.5 0 / 0.35)')).toEqual({ color: '#ff8000', opacity: 0.35 });
});

it('leaves out what does not show', () => {
  expect(paintOf('rgba(0, 0, 0, 0)')).toBeNull();
  expect(paintOf('rgb(12, 95, 86)', 0)).toBeNull();
  expect(paintOf('none')).toBeNull();
});
