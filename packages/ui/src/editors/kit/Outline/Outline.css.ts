import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const outline = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 2 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  borderRadius: vars.radius.medium,
  boxShadow: 'inset 0 0 0 0 transparent',
  selectors: {
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
  selectors: { '&[data-hovered]': { background: color.surface.sunken } },
});

const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const words = style({ minWidth: 0, display: 'grid' });
export const type = style([line, { fontWeight: vars.weight.medium }]);
export const excerpt = style([
  line,
  { fontSize: vars.text.caption, lineHeight: vars.leading.caption, color: color.ink.muted },
]);

export const warning = style({ color: color.status.warning.ink });
