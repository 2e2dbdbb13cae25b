import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  width: 'fit-content',
  minHeight: 28,
  color: vars.color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.ink.muted, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { minHeight: 44 } },
});

export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: 40,
  height: 24,
  border: `1.5px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.panel,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      width: 15,
      height: 15,
      borderRadius: vars.radius.full,
      background: vars.color.line.strong,
      transition: `translate ${vars.motion.normal} ${vars.motion.enter}, background-color ${vars.motion.fast}`,
    },
    '[data-selected] > &': {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
    },
    '[data-selected] > &::after': { translate: '16px 0', background: vars.color.ink.onSolid },
    '[data-focus-visible] > &': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: 2,
    },
    '[data-disabled] > &': { opacity: 0.5 },
  },
});
