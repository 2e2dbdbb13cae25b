import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const options = style({ display: 'grid', gap: vars.space.medium, minWidth: 0 });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: vars.space.small,
  selectors: { '&:empty': { display: 'none' } },
});

export const preview = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  gap: vars.space.xsmall,
  '@media': { [media.phone]: { position: 'static' } },
});

/** Background of a sheet: the paper is light in both themes, as real paper is. */
export const table = style({
  // Maximum height of a sheet.
  vars: { '--room': '432px' },
  display: 'grid',
  placeItems: 'center',
  height: 'calc(var(--room) + 48px)',
  padding: 24,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
  '@media': { [media.phone]: { vars: { '--room': '252px' } } },
});

export const sheet = style({
  background: '#ffffff',
  boxShadow: vars.elevation.raised,
  outline: `1px solid ${vars.color.line.subtle}`,
});

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minHeight: 32,
  fontVariantNumeric: 'tabular-nums',
});

export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
});

export const progressWords = style({
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  flex: 1,
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  background: vars.color.surface.sunken,
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.surface.sunken },
    '&::-webkit-progress-value': { background: vars.color.accent.solid },
    '&::-moz-progress-bar': { background: vars.color.accent.solid },
  },
});
