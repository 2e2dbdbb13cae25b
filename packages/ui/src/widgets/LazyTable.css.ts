import { style } from '@vanilla-extract/css';

import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/contract.css';

const { color, space } = vars;

/** About as tall as the head and a row of two lines will be, in pixels. */
export const headHeight = 38;
export const rowHeight = { comfortable: 66, compact: 54 };

/** Shaped like the table that comes: a head, and lines of names and figures. */
export const place = style({
  boxSizing: 'border-box',
  overflow: 'hidden',
  paddingBlockStart: headHeight,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: `linear-gradient(${color.surface.sunken} ${headHeight}px, transparent 0)`,
  '@media': {
    [media.phone]: { border: 0, background: 'none' },
  },
});

export const row = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.large,
  paddingInline: 20,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  '@media': { [media.phone]: { paddingInline: 0 } },
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
