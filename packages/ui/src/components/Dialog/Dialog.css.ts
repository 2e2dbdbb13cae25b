import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { fadeIn, layDown } from '../../internal/animations.css';
import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const slideUp = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 }, to: {} });

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.large,
  background: vars.color.veil,
  selectors: { '&[data-entering]': { animation: `${fadeIn} ${vars.motion.normal} ease-out` } },
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } },
});

export const sheet = recipe({
  base: {
    display: 'flex',
    width: '100%',
    maxHeight: 'min(860px, calc(100dvh - 48px))',
    border: `1px solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
    boxShadow: vars.elevation.floating,
    overflow: 'hidden',
    selectors: {
      '&[data-entering]': { animation: `${layDown} ${vars.motion.normal} ${vars.motion.enter}` },
    },
    '@media': {
      [media.phone]: {
        maxHeight: 'calc(100dvh - 32px)',
        borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
        borderBlockEnd: 0,
        selectors: {
          '&[data-entering]': { animation: `${slideUp} ${vars.motion.slow} ${vars.motion.enter}` },
        },
      },
    },
  },
  variants: {
    size: {
      small: { maxWidth: 440 },
      medium: { maxWidth: 560 },
      large: { maxWidth: 880 },
    },
  },
  compoundVariants: [
    { variants: { size: 'small' }, style: { '@media': { [media.phone]: { maxWidth: 'none' } } } },
    { variants: { size: 'medium' }, style: { '@media': { [media.phone]: { maxWidth: 'none' } } } },
  ],
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  maxHeight: 'inherit',
  overflow: 'auto',
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: `20px ${vars.space.medium} 0 ${vars.space.large}`,
});

export const titles = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  flex: 1,
  minWidth: 0,
  // The first line stands in the middle of the button beside it, however tall a finger needs that.
  paddingBlock: `calc((${vars.size.control} - ${vars.leading.lead}) / 2)`,
});

export const title = style({
  color: vars.color.ink.strong,
  fontFamily: vars.font.display,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});

export const description = style({
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.large} ${vars.space.large}`,
});

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  margin: `${vars.space.xsmall} calc(-1 * ${vars.space.large}) calc(-1 * ${vars.space.large})`,
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.surface.raised,
  '@media': {
    [media.phone]: {
      flexDirection: 'column-reverse',
      paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
      selectors: {
        '&[data-compact]': {
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
        },
      },
    },
  },
});

/** Beside the way out and the primary button, at the other end of the row. */
export const aside = style({
  display: 'grid',
  marginInlineEnd: 'auto',
  selectors: { [`${actions} > &`]: { '@media': { [media.phone]: { marginInlineEnd: 0 } } } },
});
