import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color } = vars;

export const device = style({
  overflow: 'hidden',
  border: `1px solid ${color.line.strong}`,
  boxShadow: vars.elevation.raised,
  background: color.surface.panel,
  selectors: {
    '&[data-width="phone"]': { maxWidth: 390, borderRadius: 28, borderWidth: 6 },
    '&[data-width="desktop"]': { borderRadius: vars.radius.medium },
  },
});

globalStyle(`${device} [data-field]`, { cursor: 'pointer' });

globalStyle(`${device} [data-field][data-selected]`, {
  outline: `2px solid ${color.line.focus}`,
  outlineOffset: 6,
  borderRadius: 4,
});
