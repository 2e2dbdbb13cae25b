import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const layout = style({ display: 'grid', gap: space.medium, alignContent: 'start' });

export const steps = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.small,
  marginBottom: space.xxsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const number = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
});

export const track = style({
  position: 'relative',
  height: 28,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
});

export const fill = style({
  height: '100%',
  minWidth: 2,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-step="scans"]': { background: color.chart[3] },
    '&[data-step="submissions"]': { background: color.chart[1] },
  },
});

/** Where the true share probably ends. */
export const band = style({
  position: 'absolute',
  top: 4,
  bottom: 4,
  borderInline: `2px solid ${color.ink.strong}`,
  display: 'grid',
  alignItems: 'center',
});

/** From one end of the band to the other. */
export const span = style({ height: 2, background: color.ink.strong });
