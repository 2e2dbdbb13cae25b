import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.medium,
});

/** The square with the icon. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
  color: color.ink.normal,
  selectors: {
    '[data-tone="warning"] > &': {
      background: color.status.warning.soft,
      color: color.status.warning.ink,
    },
  },
});

/** Not read yet. The sentence is heavier, too. */
export const dot = style({
  width: 9,
  height: 9,
  marginBlockStart: 8,
  borderRadius: 2,
  background: color.accent.solid,
});
