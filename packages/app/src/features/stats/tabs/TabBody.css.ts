import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** Results of the previous filters stay, dimmed, until the new ones have loaded. */
export const parts = style({
  minWidth: 0,
  // Fading avoids flicker if data loads at once.
  transition: `opacity ${vars.motion.normal} ${vars.motion.exit}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});
