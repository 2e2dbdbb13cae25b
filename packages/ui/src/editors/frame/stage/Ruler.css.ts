import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color } = vars;

export const ruler = style({
  position: 'relative',
  overflow: 'clip',
  minWidth: 0,
  minHeight: 0,
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-ruler="x"]': {
      gridArea: 'across',
      borderBottom: `1px solid ${color.line.subtle}`,
      cursor: 'row-resize',
    },
    '&[data-ruler="y"]': {
      gridArea: 'down',
      borderInlineEnd: `1px solid ${color.line.subtle}`,
      cursor: 'col-resize',
    },
  },
});

export const scale = style({ position: 'absolute', left: 0, top: 0, pointerEvents: 'none' });

export const ticks = style({ stroke: color.line.strong, strokeWidth: 1, fill: 'none' });

export const number = style({
  fill: color.ink.muted,
  fontSize: 9,
  fontFamily: vars.font.interface,
  fontVariantNumeric: 'tabular-nums',
});

export const chosen = style({ fill: color.accent.soft });

/** Marks the pointer position. */
export const pointer = style({
  position: 'absolute',
  left: 0,
  top: 0,
  background: color.accent.solid,
  pointerEvents: 'none',
  selectors: {
    '[data-ruler="x"] > &': { width: 1, height: '100%' },
    '[data-ruler="y"] > &': { width: '100%', height: 1 },
  },
});
