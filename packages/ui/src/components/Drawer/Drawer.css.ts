import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { fadeIn } from '../../internal/animations.css';
import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const slideIn = keyframes({ from: { transform: 'translateX(32px)', opacity: 0 }, to: {} });
const slideUp = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 }, to: {} });

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  justifyContent: 'flex-end',
  background: vars.color.veil,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.normal} ${vars.motion.enter}` },
  },
  '@media': { [media.phone]: { alignItems: 'flex-end' } },
});

export const sheet = recipe({
  base: {
    display: 'flex',
    width: '100%',
    // The list beside it stays in sight, so that one knows where one is.
    maxHeight: '100dvh',
    height: '100dvh',
    borderInlineStart: `1px solid ${vars.color.line.subtle}`,
    background: vars.color.surface.raised,
    boxShadow: vars.elevation.floating,
    overflow: 'hidden',
    selectors: {
      '&[data-entering]': { animation: `${slideIn} ${vars.motion.slow} ${vars.motion.enter}` },
    },
    '@media': {
      [media.phone]: {
        height: 'auto',
        maxHeight: 'calc(100dvh - 32px)',
        borderInlineStart: 0,
        borderBlockStart: `1px solid ${vars.color.line.subtle}`,
        borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
        selectors: {
          '&[data-entering]': { animation: `${slideUp} ${vars.motion.slow} ${vars.motion.enter}` },
        },
      },
    },
  },
  variants: {
    size: {
      medium: { maxWidth: 440 },
      large: { maxWidth: 640 },
    },
    isFull: {
      true: {
        '@media': { [media.phone]: { height: '100dvh', maxHeight: '100dvh', borderRadius: 0 } },
      },
      false: {},
    },
  },
  compoundVariants: [
    { variants: { size: 'medium' }, style: { '@media': { [media.phone]: { maxWidth: 'none' } } } },
    { variants: { size: 'large' }, style: { '@media': { [media.phone]: { maxWidth: 'none' } } } },
  ],
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  maxHeight: 'inherit',
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: `20px ${vars.space.medium} ${vars.space.medium} ${vars.space.large}`,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

/** The only part that scrolls: title and buttons stay in their place. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.medium,
  minHeight: 0,
  padding: vars.space.large,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  padding: `${vars.space.medium} ${vars.space.large}`,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
