import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

/** The text stands beside the phones if the container is wide enough for both. */
export const comparison = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.large,
});

export const phones = style({ display: 'flex', gap: space.medium, maxWidth: '100%' });

export const side = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.xsmall,
  margin: 0,
});

export const caption = style({
  color: color.ink.strong,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.small,
  textAlign: 'center',
});

export const words = style({ flex: '1 1 240px', minWidth: 0 });

export const changes = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const sentences = style({
  display: 'grid',
  gap: space.xxsmall,
  margin: 0,
  paddingInlineStart: space.medium,
  color: color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});
