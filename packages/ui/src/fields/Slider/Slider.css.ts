import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const output = style({
  flexShrink: 0,
  color: vars.color.ink.strong,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

/** As tall as a touch target; the visible line is thin. */
export const track = style({
  position: 'relative',
  height: vars.size.controlSmall,
  // Half a thumb on each side, so that the thumb stays within the bounds.
  marginInline: 10,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: -10,
      insetBlockStart: 'calc(50% - 2px)',
      height: 4,
      borderRadius: vars.radius.full,
      background: vars.color.line.strong,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-disabled]::before': { background: vars.color.line.subtle },
  },
});

export const fill = style({
  position: 'absolute',
  insetInlineStart: -10,
  insetBlockStart: 'calc(50% - 2px)',
  height: 4,
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  selectors: { '[data-disabled] > &': { background: vars.color.line.strong } },
});

export const thumb = style({
  top: '50%',
  width: 20,
  height: 20,
  border: `2px solid ${vars.color.accent.solid}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.panel,
  transition: `box-shadow ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered], &[data-dragging]': { boxShadow: `0 0 0 6px ${vars.color.accent.soft}` },
    '&[data-dragging]': { background: vars.color.accent.solid },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: 2,
    },
    '&[data-disabled]': {
      borderColor: vars.color.line.strong,
      background: vars.color.surface.sunken,
    },
    '[data-invalid] &': { borderColor: vars.color.status.danger.solid },
  },
  '@media': { [media.coarse]: { width: 24, height: 24 } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  color: vars.color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
});
