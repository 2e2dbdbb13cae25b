import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.large}`,
  margin: 0,
});

export const figureName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: color.ink.muted,
});

export const figureValue = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});

export const mark = style({ flex: 'none' });
export const markFull = style({ fill: color.ink.strong });
export const markHollow = style({ fill: 'none', stroke: color.ink.strong, strokeWidth: 2 });

export const bars = style({ position: 'relative' });

/** All thirteen bins are as high as this; fewer share the height. */
const height = 286;

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content minmax(0, 1fr) max-content',
  gridAutoRows: '1fr',
  minHeight: height,
  columnGap: space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({ textAlign: 'end', whiteSpace: 'nowrap', color: color.ink.muted });

/** Room for both, so that the bars begin at one line. */
export const marks = style({ display: 'flex', justifyContent: 'end', gap: 2, minWidth: 10 });

/** As high as its row, so that the line at its start runs down without a break. */
export const track = style({
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  borderInlineStart: `1px solid ${color.line.strong}`,
});

export const bar = style({
  display: 'block',
  height: 14,
  minWidth: 2,
  borderStartEndRadius: 2,
  borderEndEndRadius: 2,
  background: color.chart[1],
  selectors: { '&[data-none]': { visibility: 'hidden' } },
});

export const count = style({
  textAlign: 'end',
  color: color.ink.strong,
  selectors: { '&[data-none]': { color: color.ink.muted } },
});

export const probe = style({ position: 'absolute', inset: `0 calc(-1 * ${space.xxsmall})` });

export const slow = style({
  margin: `${space.small} 0 0`,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});

/** A time in a table, over what it rests on. */
export const wait = style({ display: 'grid', gap: space.hair });
export const waitValue = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});
export const waitNote = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.normal,
  color: color.ink.muted,
});
