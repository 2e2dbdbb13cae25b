import { keyframes, style } from '@vanilla-extract/css';

import { fadeIn, layDown } from '../../internal/animations.css';
import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

const sweep = keyframes({ from: { translate: '-100% 0' }, to: { translate: '400% 0' } });

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: `min(12vh, 96px) ${space.large} ${space.large}`,
  background: color.veil,
  selectors: { '&[data-entering]': { animation: `${fadeIn} ${vars.motion.fast} ease-out` } },
  '@media': { [media.phone]: { padding: 0 } },
});

export const sheet = style({
  display: 'flex',
  width: '100%',
  maxWidth: 640,
  maxHeight: 'min(560px, calc(var(--visual-viewport-height) - 120px))',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.raised,
  boxShadow: vars.elevation.floating,
  overflow: 'hidden',
  selectors: {
    '&[data-entering]': { animation: `${layDown} ${vars.motion.fast} ${vars.motion.enter}` },
  },
  '@media': {
    // All of the screen that the keyboard leaves.
    [media.phone]: {
      maxWidth: 'none',
      maxHeight: 'none',
      height: 'var(--visual-viewport-height)',
      border: 0,
      borderRadius: 0,
    },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  outline: 'none',
});

export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  flexShrink: 0,
  paddingInline: `${space.medium} ${space.xsmall}`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  overflow: 'hidden',
  selectors: {
    '&[data-loading]::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockEnd: 0,
      width: '25%',
      height: 2,
      background: color.accent.solid,
      animation: `${sweep} 1.1s linear infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&[data-loading]::after': { width: '100%', animation: 'none' } },
    },
  },
});

export const field = style({
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.ink.strong,
  font: 'inherit',
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  // The only focusable element needs no focus ring: the caret and the selected option show it.
  outline: 'none',
  selectors: { '&::placeholder': { color: color.ink.muted, opacity: 1 } },
});

/** Fingers have no Escape, and a full screen has no outside. */
export const close = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' }, [media.coarse]: { display: 'block' } },
});

export const results = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.xsmall,
  scrollPaddingBlock: `${space.xlarge} ${space.xsmall}`,
});

export const list = style({ display: 'grid', gap: space.xsmall });

export const title = style({
  padding: `${space.xsmall} ${space.small} ${space.xxsmall}`,
  color: color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.strong,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: vars.size.control,
  padding: `6px ${space.small}`,
  borderRadius: vars.radius.medium,
  color: color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[aria-selected="true"]': {
      background: color.accent.soft,
      color: color.ink.strong,
      boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    },
  },
  '@media': {
    // Colours are the reader's own there; a line is left.
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
  },
});

export const icon = style({ display: 'grid', flexShrink: 0, color: color.ink.muted });

/** Two texts in one line if they fit; the name comes first. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xsmall,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const label = style({ fontWeight: vars.weight.medium });

export const hint = style({
  minWidth: 0,
  color: color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
});

export const keys = style({
  flexShrink: 0,
  '@media': { [media.coarse]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

export const waiting = style({ display: 'grid', gap: space.medium, padding: space.small });

export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  margin: `${space.xsmall} 0 0`,
  padding: space.small,
  borderRadius: vars.radius.medium,
  background: color.status.warning.soft,
  color: color.status.warning.ink,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const foot = style({
  display: 'flex',
  gap: space.medium,
  flexShrink: 0,
  padding: `${space.xsmall} ${space.medium}`,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  color: color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  '@media': { [media.coarse]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

export const footHint = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
