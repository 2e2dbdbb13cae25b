import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** A portrait phone. The form keeps its own colors in both themes. */
export const phone = style({
  width: '100%',
  maxWidth: 320,
  margin: '0 auto',
  padding: vars.space.xsmall,
  borderRadius: 32,
  border: `1px solid ${vars.color.line.strong}`,
  background: vars.color.surface.sunken,
});

export const screen = style({
  maxHeight: 600,
  overflow: 'hidden',
  borderRadius: 24,
  border: `1px solid ${vars.color.line.subtle}`,
});

/** Scaled down, because a real phone is wider than this picture of it. */
export const form = style({ zoom: 0.7 });
