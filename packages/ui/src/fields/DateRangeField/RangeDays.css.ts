import { style } from '@vanilla-extract/css';

import { popover as sheet } from '../../internal/popover.css';
import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

/** Wide enough for the named periods beside the month. */
export const popover = style([sheet, { maxWidth: 'min(560px, calc(100vw - 16px))' }]);

export const dialog = style({ outline: 'none' });

/** Named periods beside the month; above it in a bottom sheet. */
export const layout = style({
  display: 'flex',
  alignItems: 'flex-start',
  '@media': {
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: space.medium },
  },
});

export const named = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  alignSelf: 'stretch',
  gap: space.xxsmall,
  whiteSpace: 'nowrap',
  padding: space.small,
  borderInlineEnd: `1px solid ${color.line.subtle}`,
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: space.xsmall,
      padding: 0,
      borderInlineEnd: 0,
    },
  },
});

export const month = style({
  boxSizing: 'content-box',
  width: `calc(7 * ${vars.size.control})`,
  padding: space.small,
  '@media': { [media.phone]: { width: 'auto', padding: 0 } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space.xsmall,
});

export const monthName = style({
  margin: 0,
  color: color.ink.strong,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.strong,
});

export const turn = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: color.ink.normal,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.sunken, color: color.ink.strong },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: -2 },
    '&[data-disabled]': { color: color.line.strong, cursor: 'not-allowed' },
  },
});

export const grid = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  fontVariantNumeric: 'tabular-nums',
});

export const weekday = style({
  height: 28,
  color: color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.small,
  color: color.ink.strong,
  fontSize: vars.text.small,
  cursor: 'pointer',
  outline: 'none',
  '@media': { [media.phone]: { minWidth: 0 } },
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: vars.weight.strong, textDecoration: 'underline' },
    '&[data-hovered]': { background: color.surface.sunken },
    '&[data-selected]': { background: color.accent.soft, color: color.accent.ink, borderRadius: 0 },
    '&[data-selection-start], &[data-selection-end]': {
      background: color.accent.solid,
      color: color.ink.onSolid,
      fontWeight: vars.weight.strong,
    },
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.small,
      borderEndStartRadius: vars.radius.small,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: vars.radius.small,
      borderEndEndRadius: vars.radius.small,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: 1 },
    '&[data-disabled]': { color: color.ink.muted, opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: space.xsmall,
});
