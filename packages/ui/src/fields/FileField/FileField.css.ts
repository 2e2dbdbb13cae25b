import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: 72,
  padding: vars.space.small,
  border: `1px dashed ${vars.color.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.panel,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.status.danger.solid },
    '&[data-over]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.soft,
    },
  },
});

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 48,
  flexShrink: 0,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  color: vars.color.ink.muted,
  overflow: 'hidden',
});

export const image = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const hint = style({ color: vars.color.ink.muted, fontSize: vars.text.small });
