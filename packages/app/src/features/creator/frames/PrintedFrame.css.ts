import { style } from '@vanilla-extract/css';

import { squaredPaper, vars } from '@hearback/ui/tokens';

/** A sheet on a desk: the paper is light in both themes, since paper is. */
export const desk = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
  ...squaredPaper,
});

/** Paper of another shape than its box: the shadow follows the shape. */
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
