import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
});

export const links = style({ display: 'inline-flex', gap: vars.space.medium });
