import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';
import { weights } from './measureWords';

const { color, space } = vars;

const moods = {
  '&[data-mood="positive"]': { color: color.sentiment.positive, fontWeight: weights.positive },
  '&[data-mood="neutral"]': { color: color.sentiment.neutral, fontWeight: weights.neutral },
  '&[data-mood="negative"]': { color: color.sentiment.negative, fontWeight: weights.negative },
};

export const area = style({ width: '100%', minWidth: 0 });

export const cloud = style({ position: 'relative', margin: '0 auto' });

export const place = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  fontFamily: vars.font.interface,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  selectors: {
    ...moods,
    'button&': { cursor: 'pointer' },
    '&[data-told]': { zIndex: 1, outline: `1px solid ${color.line.strong}` },
    '&:focus-visible': { zIndex: 2, outline: `2px solid ${color.line.focus}` },
  },
});

/** A line below says "negative" to those who do not see red. It is a border, so that a saved drawing has it. */
export const word = style({
  selectors: {
    '[data-mood="negative"] > &': { borderBlockEnd: '0.07em solid currentColor' },
  },
});

/** Takes the keys for the whole cloud; the pointer goes to the words under it. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.small,
  pointerEvents: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.line.focus}`, outlineOffset: 4 } },
});

export const tip = style({ zIndex: 3, maxWidth: '100%', overflowWrap: 'anywhere' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const key = style({ selectors: moods });

export const note = style({
  margin: 0,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});

export const layout = style({ display: 'grid', gap: space.small });
