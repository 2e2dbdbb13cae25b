import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.small,
  position: 'relative',
  padding: `0 0 ${space.xxsmall} ${space.xsmall}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

export const number = style({ fontWeight: vars.weight.strong, color: color.ink.strong });

export const share = style({ color: color.ink.muted });

export const track = style({
  position: 'relative',
  height: 24,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
});

export const fill = style({
  height: '100%',
  minWidth: 2,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-step="scans"]': { background: color.chart[3] },
    '&[data-step="started"]': {
      background: `color-mix(in srgb, ${color.chart[3]}, ${color.chart[1]})`,
    },
    '&[data-step="submissions"]': { background: color.chart[1] },
  },
});

/** Over a bar: who went no further, and who did. */
export const head = style({ position: 'relative' });

/** From the bar above to the one below. */
export const narrowing = style({ position: 'absolute', width: '100%', height: '100%' });

export const flow = style({ fill: color.chart[3], opacity: 0.14 });

export const lost = style({
  position: 'relative',
  display: 'block',
  minHeight: vars.leading.caption,
  padding: `${space.xsmall} ${space.xsmall} ${space.xxsmall}`,
  boxSizing: 'content-box',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.normal,
});

/** The confidence interval of the share. */
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
