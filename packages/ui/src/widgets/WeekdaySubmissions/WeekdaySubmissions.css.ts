import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color } = vars;

export const place = style({ width: '100%' });

export const drawing = style({ display: 'block', overflow: 'visible' });

export const bar = style({ fill: color.chart[1] });

export const count = style({
  fontSize: vars.text.caption,
  fill: color.ink.strong,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
});

export const weekday = style({
  fontSize: vars.text.small,
  fill: color.ink.muted,
  textAnchor: 'middle',
});

export const baseline = style({ stroke: color.line.strong });
