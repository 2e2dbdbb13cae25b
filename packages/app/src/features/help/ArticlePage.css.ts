import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** The text column, and on wide screens related articles beside it. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 43rem) minmax(13rem, 17rem)',
      justifyContent: 'space-between',
      gap: vars.space.xxlarge,
    },
    [media.print]: { display: 'block' },
  },
});

export const article = style({ minWidth: 0 });

export const aside = style({
  '@media': {
    [media.wide]: { position: 'sticky', top: vars.space.xlarge, alignSelf: 'start' },
    // Links are useless in print.
    [media.print]: { display: 'none' },
  },
});
