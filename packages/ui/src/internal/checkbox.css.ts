import { style } from '@vanilla-extract/css';

import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/contract.css';

export const checkbox = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  width: 'fit-content',
  maxWidth: '100%',
  padding: '2px 0',
  color: vars.color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.ink.muted, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { padding: '12px 0' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 20,
  height: 20,
  border: `1.5px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.panel,
  color: vars.color.ink.onSolid,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.ink.muted },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
    },
    '[data-invalid] > &': { borderColor: vars.color.status.danger.solid },
    '[data-focus-visible] > &': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: 2,
    },
    '[data-disabled] > &': {
      background: vars.color.surface.sunken,
      borderColor: vars.color.line.subtle,
      color: vars.color.ink.muted,
    },
  },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** Aligns descriptions and errors with the label. */
export const underWords = style({
  paddingInlineStart: `calc(20px + ${vars.space.small})`,
  selectors: { '&:empty': { display: 'none' } },
});
