import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  gap: vars.space.small,
});
