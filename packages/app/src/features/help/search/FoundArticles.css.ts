import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A result that is clickable as a whole. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

globalStyle(`${item} h2 a::after`, { content: '', position: 'absolute', inset: 0 });
