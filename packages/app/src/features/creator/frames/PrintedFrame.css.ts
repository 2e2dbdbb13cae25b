import { style } from '@vanilla-extract/css';

import { squaredPaper, vars } from '@hearback/ui/tokens';

/** Background of a sheet: the paper is light in both themes, as real paper is. */
export const desk = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
  ...squaredPaper,
});

/** Non-rectangular paper: the shadow follows its shape. */
export const cutSheet = style({
  width: '100%',
  filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / 0.18))',
  lineHeight: 0,
});

export const sheet = style({
  width: '100%',
  boxShadow: vars.elevation.raised,
  outline: `1px solid ${vars.color.line.subtle}`,
  lineHeight: 0,
});
