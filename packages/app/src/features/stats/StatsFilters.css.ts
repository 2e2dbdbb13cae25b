import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Space for the focus outline around a field. */
const outline = 4;

/**
 * Widths by content. On phones and tablets a single row that scrolls horizontally and runs to the edge to show that:
 * choices that load late do not move the content below.
 */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  // As far apart as the filters of lists.
  gap: vars.space.xsmall,
  '@media': {
    [media.narrow]: {
      // Contains visually hidden elements of the fields, which would widen the page on phones.
      position: 'relative',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingInline: vars.space.medium,
      scrollPaddingInline: vars.space.medium,
      // Filters fade out where the row goes on.
      maskImage: `linear-gradient(to left, transparent, #000 ${vars.space.medium})`,
      marginBlock: -outline,
      paddingBlock: outline,
    },
  },
});

/** As high as the fields beside it. */
export const aside = style({ display: 'flex', alignItems: 'center' });

globalStyle(`${filters} > *`, {
  maxWidth: '100%',
  '@media': { [media.narrow]: { flex: 'none', maxWidth: '80vw' } },
});
