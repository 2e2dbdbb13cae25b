import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

export const page = style({
  width: '100%',
  maxWidth: 760,
  margin: '0 auto',
  padding: `${vars.space.xxlarge} ${vars.space.xlarge}`,
  '@media': { [media.phone]: { padding: `${vars.space.large} ${vars.space.medium}` } },
});

export const steps = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.panel,
});

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.large}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line.subtle}` } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flexShrink: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.accent.soft,
  color: vars.color.accent.ink,
});

export const words = style({ flex: '1 1 220px', minWidth: 0 });
