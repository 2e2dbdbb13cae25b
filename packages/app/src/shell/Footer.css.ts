import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
});
