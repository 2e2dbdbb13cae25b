import { style } from '@vanilla-extract/css';

import { vars } from '../tokens/contract.css';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minHeight: vars.size.controlSmall,
  padding: `3px ${vars.space.xsmall} 3px ${vars.space.small}`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.panel,
  color: vars.color.ink.strong,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  selectors: { '&[data-hovered]': { background: vars.color.surface.sunken } },
});

export const label = style({ color: vars.color.ink.muted, fontSize: vars.text.small });
