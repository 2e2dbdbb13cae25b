import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const note = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});

export const meaning = style([note, { margin: 0, marginBlockStart: space.small }]);

export const value = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});

/** Wide enough that bars of one column can be compared. */
export const strength = style({
  display: 'grid',
  gap: space.xxsmall,
  minWidth: 140,
  maxWidth: 220,
});
