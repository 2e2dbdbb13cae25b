import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Beside each other as they are long; on a phone they share each row from edge to edge, none in two lines. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

globalStyle(`${filters} > *`, {
  maxWidth: '100%',
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});
