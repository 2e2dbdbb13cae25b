import { createVar, style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';
import { paneRooms } from '../../kit/EditorShell/paneRooms';

const { color } = vars;

/** The tallest a sheet is shown. */
export const tallest = createVar();

export const desk = style({
  vars: { [tallest]: '720px' },
  display: 'grid',
  justifyItems: 'center',
  padding: 12,
  // There the whole sheet stays in sight above its properties.
  '@container': {
    [paneRooms.sheet]: { vars: { [tallest]: `max(160px, calc(100cqh - 50px))` } },
  },
});

/** The sheet, as large as the pane allows, never taller than a screen. */
export const sheet = style({
  position: 'relative',
  width: '100%',
  boxShadow: `0 0 0 1px ${color.line.subtle}, ${vars.elevation.floating}`,
  touchAction: 'pan-y',
});

export const handle = style({
  position: 'absolute',
  padding: 0,
  margin: 0,
  border: '1px dashed transparent',
  background: 'transparent',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { borderColor: color.line.strong },
    '&[data-selected]': {
      borderStyle: 'solid',
      borderColor: color.line.focus,
      boxShadow: `0 0 0 1px ${color.line.focus}`,
    },
    '&:focus-visible': { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 },
    '&:active': { cursor: 'grabbing' },
  },
});

const mark = { position: 'absolute', background: color.ink.muted } as const;

/** Crop marks: where the sheet is cut. */
export const crop = style({
  position: 'absolute',
  inset: -12,
  pointerEvents: 'none',
  selectors: {
    '&::before': { content: '', ...mark, left: 12, top: 0, width: 1, height: 8 },
    '&::after': { content: '', ...mark, left: 0, top: 12, width: 8, height: 1 },
  },
});

export const cropEnd = style([crop, { transform: 'rotate(180deg)' }]);
