import { style } from '@vanilla-extract/css';

import { media } from '@hearback/ui/tokens';

/** Wide enough to read in a table with many columns; narrower when rows are cards. */
export const comment = style({ minWidth: 'min(180px, 40vw)' });

/** Keeps two words of a location on one line. */
export const location = style({
  '@media': { [media.tabletUp]: { minWidth: 112 } },
});
