import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** A phone held upright, as wide as most of them are. */
export const phone = style({
  width: '100%',
  maxWidth: 390,
  margin: '0 auto',
  padding: vars.space.xsmall,
  borderRadius: 32,
  border: `1px solid ${vars.color.line.strong}`,
  background: vars.color.surface.sunken,
});

export const screen = style({
  maxHeight: 'min(640px, 62dvh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 24,
  border: `1px solid ${vars.color.line.subtle}`,
  ':focus-visible': { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: 2 },
});
