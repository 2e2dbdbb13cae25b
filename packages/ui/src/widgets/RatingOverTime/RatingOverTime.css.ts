import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color } = vars;

export const course = style({
  fill: 'none',
  stroke: color.chart[1],
  strokeWidth: 2,
  strokeLinejoin: 'round',
});

/** The way to a day or week that is not over. */
export const openCourse = style([course, { strokeWidth: 1.5, strokeDasharray: '1.5 3.5' }]);

export const bandKey = style({ fill: color.chart[1], opacity: 0.16 });

export const dot = style({
  fill: color.chart[1],
  stroke: color.surface.panel,
  strokeWidth: 1,
  selectors: {
    '&[data-lone]': { fill: color.surface.panel, stroke: color.chart[1], strokeWidth: 1.5 },
  },
});
