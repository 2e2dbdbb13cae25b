import { style } from '@vanilla-extract/css';

import { vars } from '../tokens/contract.css';
import { fadeIn } from './animations.css';

/** Leaves a margin at both edges of the screen, so that opening never causes the page to scroll sideways. */
const widest = 'calc(100vw - 24px)';

/** A sheet that opens beside what was pressed. */
export const popover = style({
  minWidth: `min(max(180px, var(--trigger-width, 0px)), ${widest})`,
  maxWidth: `min(420px, ${widest})`,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  color: vars.color.ink.normal,
  boxShadow: vars.elevation.floating,
  overflow: 'auto',
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.enter}` },
  },
});

export const list = style({ padding: vars.space.xxsmall, outline: 'none', overflow: 'auto' });

/** Names a part of a list. */
export const header = style({
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xxsmall}`,
  color: vars.color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.strong,
});

/** A line in a list of choices or actions. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.controlSmall,
  padding: `6px ${vars.space.small}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': {
      background: vars.color.surface.sunken,
      color: vars.color.ink.strong,
    },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: -2,
    },
    '&[data-selected]': { color: vars.color.accent.ink, fontWeight: vars.weight.strong },
    '&[data-disabled]': { color: vars.color.ink.muted, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: vars.color.status.danger.ink },
  },
});

export const itemWords = style({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });

export const itemDescription = style({
  color: vars.color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.normal,
});

export const itemCheck = style({ width: 20, flexShrink: 0, marginInlineStart: 'auto' });
