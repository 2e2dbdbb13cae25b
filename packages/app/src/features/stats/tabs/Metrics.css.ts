import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Two or four in a row, so that a handful of numbers leaves no number alone. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.medium },
  },
});
