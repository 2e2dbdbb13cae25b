import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Two, three or four columns, so that no metric is alone in a row. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [media.wide]: {
      gap: vars.space.medium,
      selectors: {
        '&[data-by="three"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '&[data-by="four"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});
