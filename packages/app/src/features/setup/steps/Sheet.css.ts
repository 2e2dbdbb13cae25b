import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** A sheet on a desk: the paper is light in both themes, since paper is. */
export const desk = style({
  display: 'grid',
  placeItems: 'center',
  // As tall as an upright sheet makes it, so that nothing jumps when a flat one is chosen.
  minHeight: 420,
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
});

export const sheet = style({
  width: '100%',
  boxShadow: vars.elevation.raised,
  outline: `1px solid ${vars.color.line.subtle}`,
  lineHeight: 0,
  selectors: {
    // A round sticker lies there round: its own line is its edge.
    '&[data-shaped]': {
      boxShadow: 'none',
      outline: 'none',
      filter: `drop-shadow(0 1px 2px ${vars.color.veil})`,
    },
  },
});
