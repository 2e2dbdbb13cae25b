import { style } from '@vanilla-extract/css';

import { media } from '../../../tokens/breakpoints';
import { vars } from '../../../tokens/contract.css';

const { color } = vars;

export const box = style({
  position: 'absolute',
  pointerEvents: 'none',
  outline: `1.5px solid ${color.accent.solid}`,
  // Keeps it in sight on art of the same color.
  boxShadow: `0 0 0 3px ${color.surface.panel}`,
  selectors: { '&[data-several]': { outlineStyle: 'dashed' } },
});

/** The hit area is larger than the visible handle. */
const grip = style({
  position: 'absolute',
  width: 24,
  height: 24,
  margin: '-12px 0 0 -12px',
  pointerEvents: 'auto',
  touchAction: 'none',
  '@media': { [media.coarse]: { width: 32, height: 32, margin: '-16px 0 0 -16px' } },
});

const dot = {
  content: '',
  position: 'absolute',
  left: '50%',
  top: '50%',
  translate: '-50% -50%',
  border: `1.5px solid ${color.accent.solid}`,
  background: color.surface.panel,
} as const;

export const handle = style([
  grip,
  { selectors: { '&::before': { ...dot, width: 9, height: 9, borderRadius: 2 } } },
]);

/** Rotate handle, above the middle of the upper side. */
export const turn = style([
  grip,
  {
    left: '50%',
    top: -26,
    cursor: 'grab',
    selectors: {
      '&::before': { ...dot, width: 11, height: 11, borderRadius: '50%' },
      '&::after': {
        content: '',
        position: 'absolute',
        left: '50%',
        top: 'calc(50% + 7px)',
        width: 1,
        height: 19,
        background: color.accent.solid,
      },
    },
  },
]);
