import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** Always in sight, above whatever part of the wall is. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingBlock: vars.space.small,
  background: vars.color.surface.panel,
});
