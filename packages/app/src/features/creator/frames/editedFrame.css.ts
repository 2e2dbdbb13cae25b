import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

export const both = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 240px))',
  gap: vars.space.large,
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  margin: 0,
});

export const caption = style({
  color: vars.color.ink.strong,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.small,
});

export const sheet = style({
  lineHeight: 0,
  outline: `1px solid ${vars.color.line.subtle}`,
  boxShadow: vars.elevation.raised,
});
