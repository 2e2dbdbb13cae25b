import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** What an outline of the keyboard takes around a field. */
const outline = 4;

/**
 * Beside each other as they are long. On a phone they are one row that may be pushed sideways and runs to
 * the edge so that this shows: whatever choices come late, nothing under them moves.
 */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  '@media': {
    [media.phone]: {
      // Holds what fields hide out of sight, which would make the page wider than the phone.
      position: 'relative',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingInline: vars.space.medium,
      scrollPaddingInline: vars.space.medium,
      marginBlock: -outline,
      paddingBlock: outline,
    },
  },
});

globalStyle(`${filters} > *`, {
  maxWidth: '100%',
  '@media': { [media.phone]: { flex: 'none', maxWidth: '80vw' } },
});
