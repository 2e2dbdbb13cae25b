import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** New ones carry the weight that a mailbox gives to what is unread. */
export const comment = style({
  selectors: {
    '&[data-new]': { color: vars.color.ink.strong, fontWeight: vars.weight.medium },
  },
});

/** Signs of a row, in the line of its other columns. */
export const signs = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  verticalAlign: 'middle',
});
