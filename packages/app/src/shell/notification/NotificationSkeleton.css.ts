import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** Laid out as what comes: a sign, and beside it all the room for words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
});
