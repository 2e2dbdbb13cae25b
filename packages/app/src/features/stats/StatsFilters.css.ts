import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Beside each other as they are long; on a phone in pairs, the first as wide as a pair. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': { [media.wide]: { display: 'flex', flexWrap: 'wrap' } },
});

export const first = style({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } });
