import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const finding = style({
  margin: 0,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.medium,
  color: color.ink.strong,
});

export const side = style({ display: 'grid', gap: space.hair });

export const note = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});

export const value = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});

/** A sure difference is strong; one that chance may make is not. */
export const difference = style({
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
  selectors: {
    '&[data-sure]': { fontWeight: vars.weight.strong, color: color.ink.strong },
  },
});

export const meaning = style([note, { margin: 0, marginBlockStart: space.small }]);
