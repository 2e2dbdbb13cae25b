import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  minHeight: 28,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.full,
  color: vars.color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginInlineEnd: -10,
  borderRadius: vars.radius.full,
  color: vars.color.ink.muted,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.sunken, color: vars.color.ink.strong },
  },
  '@media': { [media.coarse]: { width: 44, height: 44, marginBlock: -8 } },
});
