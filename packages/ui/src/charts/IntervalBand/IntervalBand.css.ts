import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color } = vars;

export const ground = style({ fill: color.chart[1], opacity: 0.16 });

export const whisker = style({
  fill: 'none',
  stroke: color.chart[1],
  strokeWidth: 1.5,
  opacity: 0.55,
});
