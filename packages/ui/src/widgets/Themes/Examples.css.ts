import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const examples = style({ display: 'grid', gap: space.small });

export const list = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const example = style({
  display: 'grid',
  gap: space.xxsmall,
  paddingInlineStart: space.small,
  borderInlineStart: `2px solid ${color.line.subtle}`,
});

export const comment = style({
  margin: 0,
  maxWidth: vars.size.measure,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: color.ink.normal,
});

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.small}`,
  margin: 0,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
});
