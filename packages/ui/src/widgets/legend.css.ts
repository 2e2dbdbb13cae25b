import { style } from '@vanilla-extract/css';

import { vars } from '../tokens/contract.css';

const { color, space } = vars;

/** A row over a drawing that says which mark is which. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  margin: `0 0 ${space.small}`,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const legendKey = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
});

/** Length of the steps, at the end of the row. */
export const legendStep = style({ marginInlineStart: 'auto', color: color.ink.muted });

/** The sum of a series, after its name. */
export const legendCount = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});
