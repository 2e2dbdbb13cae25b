import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const place = style({ position: 'relative', width: '100%' });
export const drawing = style({ display: 'block', overflow: 'visible' });

export const gridLine = style({ stroke: color.line.subtle });

export const tick = style({
  fontSize: vars.text.caption,
  fill: color.ink.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const scansGround = style({ fill: color.chart[3], opacity: 0.12 });

const course = style({ fill: 'none', strokeWidth: 2, strokeLinejoin: 'round' });
/** Broken and thinner, so that the two courses differ without their colors. */
export const scansLine = style([
  course,
  { stroke: color.chart[3], strokeWidth: 1.5, strokeDasharray: '5 3' },
]);
export const submissionsLine = style([course, { stroke: color.chart[1], strokeWidth: 2.5 }]);

export const scansDot = style({
  fill: color.surface.panel,
  stroke: color.chart[3],
  strokeWidth: 2,
});
export const submissionsDot = style({ fill: color.chart[1] });

/** Over the plot alone: labels stay outside. */
export const plot = style({ position: 'absolute' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  margin: `0 0 ${space.small}`,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall });
export const keyCount = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});
