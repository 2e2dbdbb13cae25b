import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** A key as it looks on a keyboard. */
export const key = style({
  minWidth: 28,
  padding: `2px ${vars.space.xsmall}`,
  border: `1px solid ${vars.color.line.strong}`,
  borderBlockEndWidth: 2,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  fontFamily: 'inherit',
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});
