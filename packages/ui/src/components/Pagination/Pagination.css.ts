import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

export const page = style({
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});
