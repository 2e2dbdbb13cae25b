import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
});
