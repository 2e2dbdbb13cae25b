import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const note = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});

export const meaning = style([note, { margin: 0, marginBlockStart: space.small }]);

export const value = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});

/** The number before its bar, and the range below the bar. Wide enough that bars of one column can be compared. */
export const strength = style({
  display: 'grid',
  gridTemplateColumns: '2.5em minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.hair} ${space.xsmall}`,
  minWidth: 180,
  maxWidth: 320,
  selectors: { '[data-folded] &': { minWidth: 140 } },
});

globalStyle(`${strength} > :last-child`, { gridColumn: 2 });

export const all = style({ paddingBlockStart: space.small });

export const briefStrength = style({ display: 'grid', gap: space.xxsmall });

export const questionFigure = style({ margin: 0, marginBlockEnd: space.medium });

const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });

export const options = style([plainList, { display: 'grid', gap: space.small }]);

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xxsmall} ${space.small}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const optionName = style({ color: color.ink.normal, overflowWrap: 'anywhere' });

export const optionCount = style([value, { textAlign: 'end' }]);

export const optionShare = style({
  display: 'inline-block',
  minWidth: '3.5em',
  fontWeight: vars.weight.normal,
  color: color.ink.muted,
});

export const track = style({
  position: 'relative',
  gridColumn: '1 / -1',
  height: 12,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
});

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.small,
  background: color.accent.solid,
});

/** The 95 % interval of a share, over its bar. */
export const whisker = style({
  position: 'absolute',
  insetBlockStart: 5,
  height: 2,
  background: color.ink.muted,
});

/** Height of a long scale. */
export const columnsHeight = 168;

/** The points of a long scale, side by side. */
export const columns = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: 'clamp(2px, 1%, 8px)',
  height: columnsHeight,
});

export const column = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
});

/** As high as its share of the highest. */
export const columnBar = style({
  alignSelf: 'end',
  minHeight: 2,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  background: color.accent.solid,
});

export const columnCount = style([note, { textAlign: 'center', minHeight: vars.leading.caption }]);

export const columnName = style([
  note,
  {
    paddingBlockStart: space.xxsmall,
    borderBlockStart: `1px solid ${color.line.strong}`,
    textAlign: 'center',
    color: color.ink.normal,
  },
]);

export const textsTitle = style([
  note,
  { margin: 0, marginBlockStart: space.medium, fontWeight: vars.weight.medium },
]);

export const texts = style([
  plainList,
  { display: 'grid', gap: space.xsmall, marginBlockStart: space.xsmall },
]);

export const typed = style({
  paddingInlineStart: space.small,
  borderInlineStart: `2px solid ${color.line.strong}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
  color: color.ink.normal,
});
