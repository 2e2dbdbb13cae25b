import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Results of the previous filters stay, dimmed, until the new ones have loaded. */
export const parts = style({
  minWidth: 0,
  // Fading avoids flicker if data loads at once.
  transition: `opacity ${vars.motion.normal} ${vars.motion.exit}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});

/** The button over parts that only phones fold. */
export const fold = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'grid' } },
});

export const folded = style({
  '@media': { [media.phone]: { selectors: { '&[data-folded="true"]': { display: 'none' } } } },
});
