import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginBlock: vars.space.xsmall,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.sunken,
  // Style of the alternative text while the picture loads.
  color: vars.color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  breakInside: 'avoid',
});
