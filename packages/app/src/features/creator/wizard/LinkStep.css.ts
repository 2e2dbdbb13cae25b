import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** The end of the wall. In sight from the choice on: before it, it would only lie over pictures to choose from. */
export const foot = style({
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.surface.panel,
  selectors: {
    '&[data-floating]': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      // Above the bar of the shell.
      '@media': { [media.phone]: { bottom: 'calc(57px + env(safe-area-inset-bottom))' } },
    },
  },
});
