import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color } = vars;

export const device = style({
  border: `1px solid ${color.line.strong}`,
  boxShadow: vars.elevation.raised,
  background: color.surface.panel,
  selectors: {
    '&[data-width="phone"]': { maxWidth: 390, padding: 8, borderRadius: 32 },
    '&[data-width="desktop"]': { borderRadius: vars.radius.medium, overflow: 'hidden' },
  },
});

export const screen = style({
  overflow: 'hidden',
  selectors: { '[data-width="phone"] &': { minHeight: 640, borderRadius: 24, display: 'grid' } },
});

globalStyle(`${device} [data-field]`, { cursor: 'pointer' });

globalStyle(`${device} [data-field][data-selected]`, {
  outline: `2px solid ${color.line.focus}`,
  outlineOffset: 6,
  borderRadius: 4,
});
