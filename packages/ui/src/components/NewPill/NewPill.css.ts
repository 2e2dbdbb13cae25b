import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' }, to: {} });

/** Takes no space in the layout, so that the content below does not move when the pill appears. */
export const place = style({
  position: 'sticky',
  insetBlockStart: vars.space.large,
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  height: 0,
  pointerEvents: 'none',
});

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minHeight: 36,
  maxWidth: '100%',
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.full,
  background: vars.color.surface.inverse,
  color: vars.color.ink.inverse,
  boxShadow: vars.elevation.floating,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.enter}`,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: 2,
    },
  },
  '@media': {
    [media.coarse]: { minHeight: 44 },
    [media.reducedMotion]: { animation: 'none' },
  },
});
