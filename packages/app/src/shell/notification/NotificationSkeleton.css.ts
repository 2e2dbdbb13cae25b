import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** Same layout as the row: an icon, and the text in the remaining width. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
});
