import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** Marked by an accent rule, like a margin note. */
export const hint = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.small,
  maxWidth: vars.size.measure,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderInlineStart: `2px solid ${vars.color.accent.solid}`,
  borderStartEndRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
  background: vars.color.accent.soft,
  breakInside: 'avoid',
});

export const sign = style({ color: vars.color.accent.ink, paddingBlockStart: 2 });
