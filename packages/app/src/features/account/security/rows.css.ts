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

/** A QR code for a phone in the other hand. Its quiet zone stays white in the dark, too. */
export const scan = style({
  inlineSize: '12rem',
  maxInlineSize: '100%',
  marginInline: 'auto',
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  lineHeight: 0,
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
  gap: vars.space.xsmall,
  margin: 0,
  padding: vars.space.medium,
  listStyle: 'none',
  fontFamily: vars.font.code,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
});
