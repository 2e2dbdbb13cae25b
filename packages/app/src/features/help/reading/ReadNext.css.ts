import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

export const groups = style({ display: 'grid', gap: vars.space.xlarge });

export const group = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `2px solid ${vars.color.ink.strong}`,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A row that is clickable as a whole. */
export const item = style({
  position: 'relative',
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.coarse]: { paddingBlock: vars.space.small } },
});

globalStyle(`${item} a::after`, { content: '', position: 'absolute', inset: 0 });
