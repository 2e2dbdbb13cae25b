import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const layout = style({ display: 'grid', gap: space.large });

export const hint = style({
  margin: `${space.xsmall} 0 0`,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});

export const form = style({ display: 'grid', gap: space.xsmall, minWidth: 0 });

export const formName = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.strong,
  color: color.ink.strong,
});

export const version = style({ display: 'grid' });

export const published = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.normal,
  color: color.ink.muted,
});
