import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const divider = style({
  width: '100%',
  height: 0,
  margin: 0,
  border: 0,
  borderTop: `1px solid ${vars.color.line.subtle}`,
});
