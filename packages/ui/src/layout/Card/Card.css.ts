import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const card = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.medium,
    minWidth: 0,
    border: `1px solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.large,
    '@media': {
      [media.phone]: { borderRadius: vars.radius.medium },
      [media.print]: { breakInside: 'avoid' },
    },
  },
  variants: {
    surface: {
      panel: { background: vars.color.surface.panel },
      sunken: { background: vars.color.surface.sunken },
      accent: { background: vars.color.accent.soft, borderColor: 'transparent' },
    },
    padding: {
      none: { overflow: 'hidden' },
      medium: { padding: vars.space.medium },
      large: {
        padding: vars.space.large,
        '@media': { [media.phone]: { padding: vars.space.medium } },
      },
    },
  },
});

const { none } = card.classNames.variants.padding;
globalStyle(`${none}:has(> section)`, { gap: 0 });
globalStyle(`${none} > section`, { border: 0, background: 'none' });
globalStyle(`${none} > section + section`, {
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  borderRadius: 0,
});
// It is heard once it has words, and takes no room before.
globalStyle(`${none} > section > [role="status"]:empty`, { position: 'absolute' });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  // A link or a small button is aligned with the title's baseline.
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const titles = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0 });

/** A sentence breaks sooner than the actions leave their place on the right. */
export const titlesWithText = style([titles, { flex: '1 1 18rem' }]);
