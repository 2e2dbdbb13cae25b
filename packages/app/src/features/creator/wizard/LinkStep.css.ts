import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Always in sight, above whatever part of the wall is. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.surface.panel,
  // Above the bar of the shell.
  '@media': { [media.phone]: { bottom: 'calc(57px + env(safe-area-inset-bottom))' } },
});
