import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const ground = style({ containerType: 'inline-size' });

export const sides = style({
  display: 'grid',
  gap: space.xlarge,
  alignItems: 'start',
  '@container': {
    '(min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const side = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.medium,
  margin: 0,
  minWidth: 0,
});

export const caption = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  color: color.ink.muted,
});

export const sheet = style({
  width: '100%',
  boxShadow: `0 0 0 1px ${color.line.subtle}, ${vars.elevation.raised}`,
});

export const code = style({ width: 220, boxShadow: `0 0 0 1px ${color.line.subtle}` });

export const phone = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 390,
  padding: 8,
  border: `1px solid ${color.line.strong}`,
  borderRadius: 32,
  background: color.surface.panel,
  boxShadow: vars.elevation.raised,
});

export const screen = style({
  height: 620,
  overflowY: 'auto',
  borderRadius: 24,
  display: 'grid',
});

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 220,
  width: '100%',
  padding: space.large,
  border: `1px dashed ${color.line.strong}`,
  borderRadius: vars.radius.medium,
  color: color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textAlign: 'center',
});
