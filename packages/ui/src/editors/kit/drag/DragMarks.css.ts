import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

/** Above everything, ignores the pointer. Moved by transforms only. */
const mark = style({
  position: 'fixed',
  insetBlockStart: 0,
  left: 0,
  zIndex: vars.layer.snackbar,
  pointerEvents: 'none',
  willChange: 'transform',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Covers the page during a drag, so that nothing below has hover effects. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.snackbar,
  cursor: 'grabbing',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const line = style([
  mark,
  {
    height: 4,
    marginBlockStart: -2,
    borderRadius: vars.radius.full,
    background: color.accent.solid,
    boxShadow: `0 0 0 2px ${color.surface.panel}`,
  },
]);

export const chip = style([
  mark,
  {
    margin: '14px 0 0 12px',
    padding: `${space.xsmall} ${space.small}`,
    borderRadius: vars.radius.medium,
    border: `1px solid ${color.accent.solid}`,
    background: color.surface.panel,
    color: color.ink.strong,
    boxShadow: vars.elevation.floating,
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
]);
