import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

/** Around the cell that is read. */
export const frame = style({
  position: 'absolute',
  outline: `2px solid ${vars.color.ink.strong}`,
  outlineOffset: -2,
  borderRadius: 2,
  pointerEvents: 'none',
});
