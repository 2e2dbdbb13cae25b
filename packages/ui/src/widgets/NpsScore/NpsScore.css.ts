import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const layout = style({ display: 'grid', gap: space.medium, alignContent: 'start' });

export const scale = style({ position: 'relative', height: 28 });

export const axis = style({
  position: 'absolute',
  insetInline: 0,
  top: 7,
  height: 2,
  background: color.line.subtle,
});

export const zero = style({
  position: 'absolute',
  left: '50%',
  top: 2,
  width: 1,
  height: 12,
  background: color.line.strong,
});

export const band = style({
  position: 'absolute',
  top: 3,
  height: 10,
  borderRadius: vars.radius.full,
  background: color.accent.soft,
  border: `1px solid ${color.accent.solid}`,
});

export const point = style({
  position: 'absolute',
  top: 1,
  width: 14,
  height: 14,
  marginInlineStart: -7,
  borderRadius: vars.radius.small,
  background: color.accent.solid,
});

export const ends = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.text.caption,
  lineHeight: 1,
  color: color.ink.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const groups = style({ display: 'flex', gap: 2, height: 20, overflow: 'hidden' });

export const group = style({
  minWidth: 2,
  borderRadius: 2,
  selectors: {
    '&[data-group="promoter"]': { background: color.nps.promoter },
    '&[data-group="passive"]': { background: color.nps.passive },
    '&[data-group="detractor"]': { background: color.nps.detractor },
  },
});

export const keys = style({
  display: 'grid',
  gap: space.xxsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const key = style({
  display: 'grid',
  gridTemplateColumns: '12px 1fr auto 3.5em',
  alignItems: 'center',
  gap: space.xsmall,
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = style([group, { width: 12, height: 12 }]);

globalStyle(`${key} > :nth-child(n + 3)`, { textAlign: 'end', color: color.ink.strong });
