import { style } from '@vanilla-extract/css';

import { vars } from '../tokens/contract.css';

export const estimate = style({ display: 'grid', gap: vars.space.hair });

/** The number before its bar. Numbers of a column have one width, so that their bars begin below one another. */
export const drawn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(2em, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const value = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink.strong,
});

export const range = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink.muted,
});

/** Two numbers that are read as one stay on one line, also in a narrow column. */
export const bounds = style({ whiteSpace: 'nowrap' });

/** A bar between the ends of its scale. */
export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: vars.color.ink.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': { content: 'attr(data-from)' },
    '&::after': { content: 'attr(data-to)' },
  },
});

/** Wide enough that bars of one column can be compared. All columns of a ranking fit at 1,280 px, in Polish, too. */
export const rating = style({ minWidth: 124, maxWidth: 260 });
