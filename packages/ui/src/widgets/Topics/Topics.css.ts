import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

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

/** Both sides below one another: their numbers are compared from topic to topic. */
export const moods = style({ display: 'grid', gap: space.hair });

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
