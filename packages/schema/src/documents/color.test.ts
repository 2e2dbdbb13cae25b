import { expect, it } from 'vitest';

import { contrastRatio, parseColor } from './color.ts';

it.each([
  ['#FFF', '#ffffff'],
  ['0a6b5d', '#0a6b5d'],
  ['#0a6b5dff', '#0a6b5d'],
  ['#0a6b5d80', '#0a6b5d80'],
  ['rgb(10, 107, 93)', '#0a6b5d'],
  ['rgb(10 107 93 / 50%)', '#0a6b5d80'],
  ['rgba(100%, 0%, 0%, 1)', '#ff0000'],
  ['hsl(120, 50%, 50%)', '#40bf40'],
  ['hsl(-240deg 50% 50%)', '#40bf40'],
  [' HSLA(0, 0%, 100%, 0) ', '#ffffff00'],
  ['rgb( 10 ,107, 93 , .5 )', '#0a6b5d80'],
  ['rgb(300, -5, 0)', '#ff0000'],
])('reads %s as %s', (text, color) => {
  expect(parseColor(text)).toBe(color);
});

it.each([
  '',
  'red',
  '#12345',
  'rgb(1, 2)',
  'url(#x)',
  '#fff;} body{',
  'hsl(1, 2, 3)',
  'rgb(1,,2,3)',
  'rgb(1 2 3 4)',
  'rgb(1, 2, 3, 4, 5)',
  'rgb(1 2 3 / )',
  'rgb(1 2 3 / 1 / 1)',
  'rgb(1e1, 2, 3)',
  'lab(1, 2, 3)',
  'rgb(1, 2, 3',
  `rgb(1,${' '.repeat(60)}2, 3)`,
])('does not take %s for a color', (text) => {
  expect(parseColor(text)).toBeUndefined();
});

it('measures contrast as WCAG does, in either order', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  // The well-known lightest grey that passes on white.
  expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});
