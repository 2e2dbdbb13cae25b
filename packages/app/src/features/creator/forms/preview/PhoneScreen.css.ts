import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** A portrait phone of typical width, or a browser window. */
export const device = style({
  width: '100%',
  margin: '0 auto',
  border: `1px solid ${vars.color.line.strong}`,
  background: vars.color.surface.sunken,
  selectors: {
    '&[data-width="phone"]': { maxWidth: 390, padding: vars.space.xsmall, borderRadius: 32 },
    '&[data-width="desktop"]': { borderRadius: vars.radius.medium, overflow: 'hidden' },
  },
});

export const screen = style({
  maxHeight: 'min(640px, 62dvh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: 2 },
  selectors: {
    '[data-width="phone"] > &': {
      borderRadius: 24,
      border: `1px solid ${vars.color.line.subtle}`,
    },
    '[data-width="desktop"] > &:focus-visible': { outlineOffset: -2 },
  },
});
