import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** A sheet on a desk: the paper is light in both themes, since paper is. */
export const desk = style({
  display: 'grid',
  placeItems: 'center',
  height: 420,
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
});

export const sheet = style({
  maxWidth: '100%',
  height: '100%',
  maxHeight: '100%',
  boxShadow: vars.elevation.raised,
  outline: `1px solid ${vars.color.line.subtle}`,
  lineHeight: 0,
});
