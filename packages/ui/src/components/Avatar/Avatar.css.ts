import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: vars.radius.medium,
  background: vars.color.accent.soft,
  color: vars.color.accent.ink,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  userSelect: 'none',
});
