import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** Numbers of other filters stay until those asked for are here, and show that they are the old ones. */
export const parts = style({
  minWidth: 0,
  // What comes at once does not flicker.
  transition: `opacity ${vars.motion.normal} ${vars.motion.exit}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});
