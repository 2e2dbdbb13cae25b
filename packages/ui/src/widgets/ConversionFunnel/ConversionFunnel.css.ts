import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const steps = style({
  display: 'grid',
  gap: space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.small,
  padding: `0 0 ${space.xxsmall}`,
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
  background: color.chart[1],
});

/** From the length of the bar above to that of the one below, clear of the words. */
export const narrowing = style({ display: 'block', width: '100%', height: 14 });

export const flow = style({ fill: color.chart[1], opacity: 0.16 });

export const lost = style({
  display: 'block',
  minHeight: vars.leading.caption,
  paddingBlockEnd: space.xxsmall,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
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
