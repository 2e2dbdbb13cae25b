import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const probe = style({
  position: 'absolute',
  inset: 0,
  cursor: 'crosshair',
  borderRadius: vars.radius.small,
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.line.focus}`, outlineOffset: 4 } },
});

export const tip = style({
  position: 'absolute',
  zIndex: 1,
  width: 'max-content',
  padding: `${space.xsmall} ${space.small}`,
  borderRadius: vars.radius.small,
  background: color.surface.inverse,
  color: color.ink.inverse,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  // A heatmap says itself where its tip stands.
  selectors: { '&[data-placement="top"]': { top: 0 }, '&[data-placement="bottom"]': { bottom: 4 } },
});

export const line = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 1,
  background: color.line.strong,
  pointerEvents: 'none',
});
