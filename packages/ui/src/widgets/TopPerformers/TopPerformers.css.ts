import { style } from '@vanilla-extract/css';

import { scale as scaleOf } from '../EstimateFigure.css';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  columnGap: space.xsmall,
  alignItems: 'center',
});

export const place = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  color: color.ink.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  color: color.ink.strong,
});

export const figure = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});

export const scale = style([scaleOf, { gridColumn: '2 / -1' }]);

export const note = style({
  gridColumn: '2 / -1',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});
