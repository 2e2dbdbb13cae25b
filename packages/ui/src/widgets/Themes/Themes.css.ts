import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';
import { narrow, sideBySide } from './Effect.css';

const { color, space } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const theme = style({
  position: 'relative',
  display: 'grid',
  gap: space.xxsmall,
  paddingBlock: space.small,
  borderBlockStart: `1px solid ${color.line.subtle}`,
});

export const row = style({
  display: 'grid',
  gap: `${space.xsmall} ${space.large}`,
  alignItems: 'start',
  '@container': {
    [sideBySide]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) 28px',
    },
    // Name and number on one line, the bar and the rest below.
    [narrow]: {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space.xxsmall} ${space.small}`,
      paddingInlineEnd: 28,
    },
  },
});

/** Column headers; in the wide layout only. */
export const heads = style([
  row,
  {
    display: 'none',
    paddingBlockEnd: space.xsmall,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.caption,
    fontWeight: vars.weight.medium,
    color: color.ink.muted,
    '@container': { [sideBySide]: { display: 'grid' } },
  },
]);

/** Over the effects, what either side means. */
export const sides = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  fontWeight: vars.weight.normal,
});

export const name = style({
  display: 'grid',
  gap: space.hair,
  minWidth: 0,
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `0 ${space.xsmall}`,
    },
  },
});

export const label = style({
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.strong,
  color: color.ink.strong,
});

export const mood = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});

export const count = style({
  display: 'grid',
  gap: space.xxsmall,
  '@container': { [narrow]: { display: 'contents' } },
});

export const track = style({
  display: 'block',
  height: 12,
  marginBlockStart: space.xxsmall,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
  overflow: 'hidden',
  '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 2, height: 8 } },
});

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.small,
  background: color.chart[1],
});

export const comments = style({
  '@container': { [narrow]: { gridColumn: 2, gridRow: 1, alignSelf: 'center' } },
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});

/** The sign alone that opens the comments: in the last column, or in the corner of the row. */
export const toggle = style({
  display: 'flex',
  justifyContent: 'center',
  // As a button is higher than a line of words, its sign stands level with the name.
  marginBlock: `calc(-1 * ${space.xsmall})`,
  '@container': {
    [narrow]: {
      position: 'absolute',
      top: 22,
      insetInlineEnd: -14,
      margin: 0,
      translate: '0 -50%',
    },
  },
});

export const all = style({ paddingBlockStart: space.small });

export const mark = style({
  flex: 'none',
  width: 10,
  height: 10,
  selectors: {
    '&[data-mood="positive"]': { fill: color.sentiment.positive },
    '&[data-mood="neutral"]': { fill: color.sentiment.neutral },
    '&[data-mood="negative"]': { fill: color.sentiment.negative },
  },
});
