import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** A device, or what happened: a line sets it apart, so that each button shows whose it is. */
export const row = style({
  paddingBlock: vars.space.medium,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` },
  },
});
