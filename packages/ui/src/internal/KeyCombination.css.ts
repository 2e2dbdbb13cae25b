import { style } from '@vanilla-extract/css';

import { vars } from '../tokens/contract.css';

export const combination = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  whiteSpace: 'nowrap',
});

export const key = style({
  minWidth: 24,
  padding: `1px ${vars.space.xxsmall}`,
  border: `1px solid ${vars.color.line.strong}`,
  borderBottomWidth: 2,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  color: vars.color.ink.strong,
  fontFamily: 'inherit',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
});

export const between = style({
  paddingInline: 2,
  color: vars.color.ink.muted,
  fontSize: vars.text.caption,
});
