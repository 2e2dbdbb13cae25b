import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color } = vars;

export const place = style({ position: 'relative', width: '100%' });

export const drawing = style({ display: 'block', overflow: 'visible' });

export const gridLine = style({ stroke: color.line.subtle });

export const tick = style({
  fontSize: vars.text.caption,
  fill: color.ink.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Over the plot alone: labels stay outside. */
export const plot = style({ position: 'absolute' });
