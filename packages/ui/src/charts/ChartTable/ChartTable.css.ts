import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const scroller = style({ maxHeight: 280, overflow: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

const cell = style({
  padding: `${space.xsmall} ${space.small}`,
  borderBottom: `1px solid ${color.line.subtle}`,
  textAlign: 'end',
  color: color.ink.normal,
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } },
});

export const head = style([
  cell,
  {
    position: 'sticky',
    top: 0,
    background: color.surface.panel,
    color: color.ink.muted,
    fontWeight: vars.weight.medium,
  },
]);

export const rowHead = style([cell, { fontWeight: vars.weight.medium, color: color.ink.strong }]);
export const value = style([cell]);
