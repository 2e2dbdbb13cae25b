import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color } = vars;

export const guide = style({
  position: 'absolute',
  zIndex: 1,
  padding: 0,
  border: 0,
  background: 'none',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      background: color.status.info.solid,
    },
    '&[data-axis="x"]': { width: 9, marginInlineStart: -4, cursor: 'col-resize' },
    '&[data-axis="x"]::before': { left: 4, top: 0, bottom: 0, width: 1 },
    '&[data-axis="y"]': { height: 9, marginBlockStart: -4, cursor: 'row-resize' },
    '&[data-axis="y"]::before': { top: 4, left: 0, right: 0, height: 1 },
    '&:focus-visible': { outline: `2px solid ${color.line.focus}`, outlineOffset: -1 },
    '&[data-draft]': { pointerEvents: 'none' },
  },
});
