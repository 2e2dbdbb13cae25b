import { style } from '@vanilla-extract/css';

import { media } from '@hearback/ui/tokens';

/** Wide enough to be read in a table with many columns; narrower where rows are cards. */
export const comment = style({ minWidth: 'min(180px, 40vw)' });

/** Two words of a place stay in one line. */
export const location = style({
  '@media': { [media.tabletUp]: { minWidth: 112 } },
});
