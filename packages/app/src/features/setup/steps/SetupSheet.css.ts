import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** Background of a sheet: the paper is light in both themes, as real paper is. */
export const desk = style({
  display: 'grid',
  placeItems: 'center',
  // The height of a portrait sheet, so that the layout does not shift for a landscape one.
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
    // A non-rectangular sheet has its own outline.
    '&[data-shaped]': {
      boxShadow: 'none',
      outline: 'none',
      filter: `drop-shadow(0 1px 2px ${vars.color.veil})`,
    },
  },
});
