import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color } = vars;

export const axis = style({
  position: 'relative',
  height: 8,
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  color: color.star,
  selectors: {
    '&[data-tone="better"]': { color: color.sentiment.positive },
    '&[data-tone="worse"]': { color: color.sentiment.negative },
    '&[data-tone="unclear"]': { color: color.line.strong },
  },
});

export const band = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  // As wide as its point at least: an interval of no width is still seen.
  minWidth: 4,
  borderRadius: vars.radius.full,
  background: 'color-mix(in srgb, currentColor 35%, transparent)',
});

export const point = style({
  position: 'absolute',
  top: -2,
  width: 4,
  height: 12,
  marginInlineStart: -2,
  borderRadius: 1,
  background: 'currentColor',
});

export const zero = style({
  position: 'absolute',
  top: -4,
  bottom: -4,
  width: 1,
  background: color.line.strong,
});
