import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, radius, space } = vars;

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))',
  gap: space.xxsmall,
});

/** Paper-white in every theme, since the icons are dark. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.small,
  background: '#ffffff',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: color.line.focus },
    '&[data-selected]': {
      borderColor: color.accent.solid,
      boxShadow: `0 0 0 1px ${color.accent.solid}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 },
  },
});

export const drawing = style({ width: 22, height: 22, display: 'block' });
