import { style } from '@vanilla-extract/css';

import { vars } from '../tokens/contract.css';

const { color, space } = vars;

/** The one number of a widget, with what it rests on beside it. */
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.small}`,
});

export const figureValue = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.display,
  lineHeight: vars.leading.display,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  color: color.ink.strong,
});

export const figureNote = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: color.ink.muted,
});

/** The sample is too small. */
export const early = style({ color: color.status.warning.ink, fontWeight: vars.weight.medium });
