import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const steps = style({
  display: 'flex',
  flexShrink: 0,
  alignSelf: 'stretch',
  borderInlineStart: `1px solid ${vars.color.line.subtle}`,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  color: vars.color.ink.muted,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderRadius: '0 7px 7px 0' },
    '&[data-hovered]': { background: vars.color.surface.sunken, color: vars.color.ink.strong },
    '&[data-disabled]': { color: vars.color.line.strong, cursor: 'not-allowed' },
  },
});

export const number = style({ fontVariantNumeric: 'tabular-nums' });
