import { style } from '@vanilla-extract/css';

/** Trim and fold lines. Not printed. */
export const guide = style({
  fill: 'none',
  stroke: '#7f7f7f',
  strokeOpacity: 0.55,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { print: { display: 'none' } },
});

export const fold = style([guide, { strokeDasharray: '6 4' }]);
