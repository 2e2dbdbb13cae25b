import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const mark = style({
  paddingInline: 1,
  borderRadius: 2,
  background: vars.color.status.warning.soft,
  color: vars.color.status.warning.ink,
  fontWeight: vars.weight.medium,
});
