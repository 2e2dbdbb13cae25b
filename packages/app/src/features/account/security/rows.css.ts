import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** A session or an event. Separated by a rule, so that each button clearly belongs to its row. */
export const row = style({
  paddingBlock: vars.space.medium,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` },
  },
});
