import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';
import { paneRooms } from './paneRooms';

const { color, space } = vars;

export const bar = style({
  display: 'none',
  '@container': {
    [paneRooms.sheet]: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: space.xxsmall,
      paddingInline: space.small,
    },
  },
  selectors: { '[data-open] &': { borderBottom: `1px solid ${color.line.subtle}` } },
});

/** Decorative: the sheet is resized by buttons, not by dragging. */
export const grip = style({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineStart: 'calc(50% - 18px)',
  width: 36,
  height: 4,
  borderRadius: vars.radius.full,
  background: color.line.strong,
  pointerEvents: 'none',
});

export const tab = style({
  flex: 1,
  minWidth: 0,
  minHeight: 60,
  padding: `${space.small} ${space.xsmall} 0`,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.ink.muted,
  fontFamily: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': {
      color: color.ink.strong,
      fontWeight: vars.weight.strong,
      borderBottomColor: color.accent.solid,
    },
    '&[data-hovered]': { color: color.ink.strong },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: -4 },
  },
});
