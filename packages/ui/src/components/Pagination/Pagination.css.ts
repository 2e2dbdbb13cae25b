import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const pagination = style({
  display: 'flex',
  '@media': {
    [media.phone]: { width: '100%', justifyContent: 'space-between', gap: vars.space.xsmall },
    [media.tiny]: { flexWrap: 'wrap' },
    [media.print]: { display: 'none' },
  },
  alignItems: 'center',
  gap: vars.space.small,
  whiteSpace: 'nowrap',
});

export const page = style({
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  // On narrow screens the page count wraps; the buttons never do.
  whiteSpace: 'normal',
  '@media': {
    [media.phone]: { fontSize: vars.text.caption },
    [media.tiny]: { order: -1, flexBasis: '100%' },
  },
});
