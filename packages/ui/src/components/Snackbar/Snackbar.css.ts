import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { layDown } from '../../internal/animations.css';
import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.snackbar,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  width: 'min(480px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.xsmall} ${vars.space.xsmall} ${vars.space.xsmall} ${vars.space.medium}`,
  minHeight: 52,
  border: `1px solid transparent`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.inverse,
  color: vars.color.ink.inverse,
  boxShadow: vars.elevation.floating,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  pointerEvents: 'auto',
  animation: `${layDown} ${vars.motion.normal} ${vars.motion.enter}`,
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The icon has a background of its own, for contrast with the inverse surface of either theme. */
export const sign = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 28,
    height: 28,
    borderRadius: vars.radius.small,
    color: vars.color.ink.onSolid,
  },
  variants: {
    tone: {
      success: { background: vars.color.status.success.solid },
      info: { background: vars.color.status.info.solid },
      warning: { background: vars.color.status.warning.solid },
      error: { background: vars.color.status.danger.solid },
    },
  },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  minHeight: 36,
  padding: `0 ${vars.space.xsmall}`,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  flexShrink: 0,
  selectors: {
    '&[data-hovered]': { textDecorationThickness: 2 },
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: -2 },
  },
  '@media': { [media.coarse]: { minWidth: 44, minHeight: 44 } },
});
