import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** The text in its measure, and beside it, where there is room, what else to read. */
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
    // On paper nothing leads anywhere.
    [media.print]: { display: 'none' },
  },
});
