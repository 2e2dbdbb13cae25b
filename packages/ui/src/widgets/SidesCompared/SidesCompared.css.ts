import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const finding = style({
  margin: 0,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.medium,
  color: color.ink.strong,
});

/** In one line where there is room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xsmall,
});

export const side = style({ display: 'grid', gap: space.hair });

export const note = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});

/** Both names, once for all rows of a phone. */
export const sides = style([
  note,
  { display: 'none', margin: 0, '@media': { [media.phone]: { display: 'block' } } },
]);

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
