import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const pagination = style({
  display: 'flex',
  '@media': { [media.phone]: { width: '100%', justifyContent: 'space-between' } },
  alignItems: 'center',
  gap: vars.space.small,
});

export const page = style({
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
