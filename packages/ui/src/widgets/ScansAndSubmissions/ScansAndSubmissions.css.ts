import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color } = vars;

export const scansGround = style({ fill: color.chart[3], opacity: 0.12 });

const course = style({ fill: 'none', strokeWidth: 2, strokeLinejoin: 'round' });
/** Broken and thinner, so that the two courses differ without their colors. */
export const scansLine = style([
  course,
  { stroke: color.chart[3], strokeWidth: 1.5, strokeDasharray: '5 3' },
]);
export const submissionsLine = style([course, { stroke: color.chart[1], strokeWidth: 2.5 }]);

/** The way to a day that is not over. */
export const openLine = style([
  course,
  { stroke: color.ink.muted, strokeWidth: 1.5, strokeDasharray: '1.5 3.5' },
]);

export const scansDot = style({
  fill: color.surface.panel,
  stroke: color.chart[3],
  strokeWidth: 2,
});
export const submissionsDot = style({ fill: color.chart[1] });
