import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const starters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.xsmall,
});

export const starter = style({ position: 'relative', lineHeight: 0 });

/** Over its picture: the words on the picture are not the button's. */
export const button = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: `1px solid ${color.line.strong}`,
  borderRadius: 2,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.line.focus },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 },
  },
});
