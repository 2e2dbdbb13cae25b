import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';
import { chequers } from './colors';

/** Swatch button in the field: shows the color and opens the picker. */
export const swatch = style({
  position: 'relative',
  flexShrink: 0,
  width: 26,
  height: 26,
  marginInlineStart: 6,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: chequers,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.strong}`,
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: 2 },
    '&[data-disabled]': { cursor: 'not-allowed' },
    // Touch area larger than the swatch.
    '&::after': { content: '', position: 'absolute', inset: '-8px -6px' },
  },
});

export const paint = style({
  position: 'absolute',
  inset: 0,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.strong}`,
  borderRadius: vars.radius.small,
});

export const contrast = style({ display: 'grid', gap: vars.space.xxsmall });

export const fine = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const better = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const betterPaint = style({
  width: 26,
  height: 26,
  flexShrink: 0,
  borderRadius: vars.radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.strong}`,
});
