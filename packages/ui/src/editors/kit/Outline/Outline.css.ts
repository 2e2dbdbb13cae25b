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
  selectors: {
    '&:hover': { background: color.surface.sunken },
    '&[data-selected]': {
      background: color.accent.soft,
      boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    },
  },
});

export const name = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.small,
  minHeight: 48,
  padding: `${space.xxsmall} ${space.xsmall} ${space.xxsmall} ${space.small}`,
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

/** With a mouse they come over the words of a row in use; a finger finds them always. */
export const actions = style({
  flex: 'none',
  display: 'flex',
  '@media': {
    '(hover: hover)': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      alignItems: 'center',
      paddingInlineStart: space.xsmall,
      borderRadius: vars.radius.medium,
      background: 'inherit',
      opacity: 0,
      selectors: {
        [`${row}:hover &, ${row}:focus-within &, ${row}[data-selected] &`]: { opacity: 1 },
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
