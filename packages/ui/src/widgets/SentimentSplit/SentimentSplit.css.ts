import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const lead = style({ margin: 0, marginBlockEnd: space.medium });

export const groups = style({
  display: 'grid',
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space.xxsmall} ${space.small}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const name = style({ color: color.ink.normal });

export const count = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});

export const share = style({
  display: 'inline-block',
  minWidth: '3.5em',
  textAlign: 'end',
  fontWeight: vars.weight.normal,
  color: color.ink.muted,
});

export const track = style({
  gridColumn: '1 / -1',
  height: 16,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
  overflow: 'hidden',
});

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-group="positive"]': { background: color.sentiment.positive },
    '&[data-group="neutral"]': { background: color.sentiment.neutral },
    '&[data-group="negative"]': { background: color.sentiment.negative },
  },
});
