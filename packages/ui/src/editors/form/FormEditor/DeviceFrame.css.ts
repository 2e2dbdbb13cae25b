import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const room = style({ width: '100%' });

export const note = style({
  maxWidth: 390,
  marginInline: 'auto',
  marginBlockEnd: space.small,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const size = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  marginBlockEnd: space.small,
});

export const view = style({
  selectors: { '&[data-overflows]': { overflowX: 'auto', paddingBlockEnd: space.small } },
});

export const device = style({
  width: 'fit-content',
  marginInline: 'auto',
  boxSizing: 'border-box',
  border: `1px solid ${color.line.strong}`,
  background: color.line.subtle,
  boxShadow: vars.elevation.raised,
  selectors: {
    '&[data-device="phone"]': { padding: 8, borderRadius: 34 },
    '&[data-device="tablet"]': { padding: 12, borderRadius: 30 },
    '&[data-device="desktop"]': { borderRadius: vars.radius.large, overflow: 'hidden' },
    // Browser title bar with three dots.
    '&[data-device="desktop"]::before': {
      content: '',
      display: 'block',
      width: 10,
      height: 10,
      margin: '13px 18px',
      borderRadius: vars.radius.full,
      background: color.line.strong,
      boxShadow: `18px 0 ${color.line.strong}, 36px 0 ${color.line.strong}`,
    },
  },
});

export const screen = style({
  overflow: 'hidden',
  display: 'grid',
  background: color.surface.panel,
  selectors: {
    '[data-device="phone"] > &': { minHeight: 640, borderRadius: 25 },
    '[data-device="tablet"] > &': { minHeight: 1000, borderRadius: 18 },
    '[data-device="desktop"] > &': { minHeight: 720 },
  },
});
