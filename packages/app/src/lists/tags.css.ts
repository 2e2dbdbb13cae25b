import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  minWidth: 0,
  maxWidth: 260,
  marginBlock: 2,
});
