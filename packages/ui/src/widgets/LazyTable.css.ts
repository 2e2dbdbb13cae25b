import { style } from '@vanilla-extract/css';

import { vars } from '../tokens/contract.css';

const { color, space } = vars;

/** About as tall as the head and a row of two lines will be, in pixels. */
export const headHeight = 38;
export const rowHeight = 66;

export const place = style({
  borderRadius: vars.radius.large,
  background: color.surface.sunken,
});

export const failed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.small,
  padding: space.medium,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: color.ink.muted,
});
