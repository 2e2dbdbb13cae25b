import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** One row if it fits; otherwise in pairs, an odd last one spanning both columns. */
export const metrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: vars.space.medium,
    },
  },
});

globalStyle(`${metrics} > :last-child:nth-child(odd)`, {
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});
