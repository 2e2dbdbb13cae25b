import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

const shade = (share: number) =>
  `color-mix(in srgb, ${color.accent.solid} ${share}%, ${color.surface.panel})`;

/** Width of a weekday's name, gap included: the probe begins behind it. */
const dayWidth = '3rem';
const cellHeight = 22;
const gap = 2;

export const layout = style({ position: 'relative' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `calc(${dayWidth} - ${gap}px) repeat(24, minmax(0, 1fr))`,
  gap,
  alignItems: 'center',
});

export const day = style({
  paddingInlineEnd: space.xsmall,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});

/** A module of the code, one per hour. */
export const cell = style({
  height: cellHeight,
  borderRadius: 2,
  background: color.surface.sunken,
  selectors: {
    '&[data-shade="1"]': { background: shade(28) },
    '&[data-shade="2"]': { background: shade(52) },
    '&[data-shade="3"]': { background: shade(76) },
    '&[data-shade="4"]': { background: shade(100) },
  },
});

/** Over the cells alone. Each has its gap behind it and below it. */
export const cells = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: dayWidth,
  insetInlineEnd: -gap,
  height: 7 * (cellHeight + gap),
});

export const hour = style({
  gridColumn: 'span 6',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});

export const key = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 3,
  marginTop: space.small,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});

export const keyCell = style([cell, { width: 14, height: 14 }]);
export const keyWord = style({ marginInline: space.xxsmall });
