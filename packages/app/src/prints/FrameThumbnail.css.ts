import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** A square for thumbnails of any paper size. */
export const place = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: 44,
  aspectRatio: '1',
  selectors: { '&[data-large]': { height: '100%' } },
});

export const sheet = style({
  lineHeight: 0,
  outline: `1px solid ${vars.color.line.subtle}`,
  boxShadow: vars.elevation.raised,
  selectors: {
    // A sheet that is cut out has its own outline.
    '&[data-shaped]': {
      outline: 'none',
      boxShadow: 'none',
      filter: `drop-shadow(0 1px 2px ${vars.color.veil})`,
    },
  },
});
