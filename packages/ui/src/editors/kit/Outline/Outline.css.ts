import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const outline = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 2 });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  background: color.surface.panel,
  borderRadius: vars.radius.medium,
  boxShadow: 'inset 0 0 0 0 transparent',
  // A long press drags the row, so it must not select text.
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: color.surface.sunken },
    '&[data-selected]:not([data-several])': { flexWrap: 'wrap' },
    '&[data-selected]': {
      background: color.accent.soft,
      boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    },
    '&[data-lifted]': { opacity: 0.45 },
    '&[data-held]': {
      zIndex: 1,
      background: color.surface.raised,
      boxShadow: `inset 0 0 0 2px ${color.accent.solid}, ${vars.elevation.floating}`,
    },
  },
});

export const handle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: 26,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: color.ink.muted,
  cursor: 'grab',
  // The handle drags at once; elsewhere a touch scrolls.
  touchAction: 'none',
  selectors: {
    '&[data-hovered]': { color: color.ink.strong },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: -2 },
  },
  '@media': { '(hover: none)': { width: 44 } },
});

/** The whole document cannot be moved: its text is aligned with that of its parts. */
export const whole = style([
  row,
  { paddingInlineStart: 26, '@media': { '(hover: none)': { paddingInlineStart: 44 } } },
]);

/** Separated from the movable rows. */
export const page = style([whole, { marginBlock: `2px ${space.xsmall}` }]);

export const name = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.small,
  minHeight: 48,
  padding: `${space.xxsmall} ${space.xsmall}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: color.ink.strong,
  fontFamily: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textAlign: 'start',
  cursor: 'pointer',
});

/** Below the text of the selected row. With a mouse, one of them also covers the end of the hovered row. */
export const actions = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'end',
  selectors: {
    [`${row}[data-selected] &`]: { flexBasis: '100%' },
    // Actions for a single part are hidden in a multiple selection.
    [`${row}[data-selected][data-several] &`]: { display: 'none' },
  },
  '@media': {
    '(hover: none)': {
      display: 'none',
      selectors: { [`${row}[data-selected]:not([data-several]) &`]: { display: 'flex' } },
    },
    '(hover: hover)': {
      selectors: {
        [`${row}:not([data-selected]) &`]: {
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          alignItems: 'center',
          paddingInlineStart: space.xsmall,
          borderRadius: vars.radius.medium,
          background: 'inherit',
          opacity: 0,
        },
        [`${row}:not([data-selected]):hover &, ${row}:not([data-selected]):has(:focus-visible) &`]:
          {
            opacity: 1,
          },
      },
    },
  },
});

/** Move buttons, for the selected row and for the keyboard; a mouse drags instead. */
export const more = style({
  display: 'flex',
  '@media': {
    '(hover: hover)': {
      display: 'none',
      selectors: {
        // Not during a press: the pressed element must not move.
        [`${row}:has(:focus-visible) &, ${row}[data-selected] &`]: { display: 'flex' },
      },
    },
  },
});

const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const words = style({ minWidth: 0, display: 'grid' });
export const type = style([line, { fontWeight: vars.weight.medium }]);
export const excerpt = style([
  line,
  { fontSize: vars.text.caption, lineHeight: vars.leading.caption, color: color.ink.muted },
]);

export const warning = style({ color: color.status.warning.ink });
