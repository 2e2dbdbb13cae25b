import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

export const card = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  border: `1px dashed ${vars.color.line.subtle}`,
  borderRadius: vars.radius.medium,
});
