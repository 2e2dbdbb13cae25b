import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
});

export const description = style({ display: 'block', color: vars.color.ink.muted });
