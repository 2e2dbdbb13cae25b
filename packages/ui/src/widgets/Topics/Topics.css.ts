import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';
import { narrow, sideBySide } from '../Themes/Effect.css';
import { row } from '../Themes/Themes.css';

const { color, space } = vars;

/** A row of three columns, with the sign that opens its comments at the end. */
export const topic = style([
  row,
  { paddingBlock: space.small, borderBlockStart: `1px solid ${color.line.subtle}` },
]);

export const opened = style({ gridColumn: '1 / -1', display: 'grid', gap: space.xsmall });

/** Praise and blame with their likely shares. */
export const shares = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.medium}` });

/** Parts of the bar: praise, neither, blame. A gap of the track's color keeps them apart without colors, too. */
export const parts = style({ display: 'flex', gap: 2, height: '100%' });

export const part = style({
  minWidth: 0,
  selectors: {
    '&[data-mood="positive"]': { background: color.sentiment.positive },
    '&[data-mood="neutral"]': { background: color.sentiment.neutral },
    '&[data-mood="negative"]': { background: color.sentiment.negative },
  },
});

/** The count and the two sides on one line, each at the same place in every topic, so that topics compare. */
export const moods = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.small}`,
  '@container': {
    [sideBySide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(4.5rem, auto))',
    },
    [narrow]: { gridColumn: '1 / -1' },
  },
});

export const mood = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});

export const share = style({ fontWeight: vars.weight.strong, color: color.ink.normal });

export const trend = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  paddingBlockStart: space.small,
});

/** Phrases with a line between them, each beside its button. */
export const suggestions = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const suggestion = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
  paddingBlock: space.xsmall,
  borderBlockStart: `1px solid ${color.line.subtle}`,
});

export const phrase = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const said = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});
