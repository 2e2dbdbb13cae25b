import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const place = style({ position: 'relative', width: '100%' });

export const plot = style({ position: 'absolute' });

export const middle = style({ stroke: color.ink.muted, strokeWidth: 1.5 });

export const outer = style({
  fill: 'none',
  stroke: color.chart[1],
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
});

export const bandKey = style({ fill: color.chart[1], opacity: 0.16 });

/** One that stands out is full and pointed: shape and fill say it without the color. */
export const dot = style({
  fill: color.surface.panel,
  stroke: color.chart[1],
  strokeWidth: 1.75,
  selectors: {
    '&[data-standing="ABOVE"]': { fill: color.sentiment.positive, stroke: color.surface.panel },
    '&[data-standing="BELOW"]': { fill: color.sentiment.negative, stroke: color.surface.panel },
  },
});

/** Letters of a chart's own marks, over its lines. */
export const label = style({
  fontSize: vars.text.caption,
  fontWeight: vars.weight.medium,
  fill: color.ink.strong,
  stroke: color.surface.panel,
  strokeWidth: 6,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

export const standing = style({ display: 'grid', gap: space.hair, overflowWrap: 'anywhere' });

export const note = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.normal,
  color: color.ink.muted,
});

export const value = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});

export const meaning = style([note, { margin: 0, marginBlockStart: space.small }]);
