import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

/** Whole, however long it is. */
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70vh',
  borderRadius: vars.radius.medium,
});
