import { style } from '@vanilla-extract/css';

import { vars } from '../tokens/contract.css';

export const estimate = style({ display: 'grid', gap: vars.space.hair });

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
