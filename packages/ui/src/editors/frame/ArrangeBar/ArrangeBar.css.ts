import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

export const bar = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBottom: vars.space.small,
  borderBottom: `1px solid ${vars.color.line.subtle}`,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const gap = style({ width: vars.space.small });
