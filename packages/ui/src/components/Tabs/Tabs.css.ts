import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const tabs = style({
  display: 'grid',
  gap: vars.space.large,
  minWidth: 0,
  '@media': { [media.phone]: { gap: vars.space.xsmall } },
});

const line = `linear-gradient(${vars.color.line.subtle}, ${vars.color.line.subtle})`;
const fade = 40;

export const list = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The words of the first tab begin where the text around them does, and so does the line.
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
  background: `${line} ${vars.space.small} 100% / 100% 1px no-repeat`,
  '@media': {
    [media.phone]: {
      // The row of tabs may be pushed sideways; it runs to the edge so that this shows.
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingInline: vars.space.xxsmall,
      backgroundPositionX: 0,
    },
  },
  // Fades out overflowing tabs, so that a row ending at the edge does not look complete.
  selectors: {
    '&[data-more="start"]': { maskImage: `linear-gradient(to right, transparent, #000 ${fade}px)` },
    '&[data-more="end"]': { maskImage: `linear-gradient(to left, transparent, #000 ${fade}px)` },
    '&[data-more="both"]': {
      maskImage: `linear-gradient(to right, transparent, #000 ${fade}px calc(100% - ${fade}px), transparent)`,
    },
  },
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: 44,
  padding: `0 ${vars.space.small}`,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink.strong },
    '&[data-selected]': { color: vars.color.ink.strong, fontWeight: vars.weight.strong },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.small,
      insetBlockEnd: 0,
      height: 3,
      borderRadius: '2px 2px 0 0',
      background: vars.color.accent.solid,
    },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: -3,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.7 },
  },
});

export const panel = style({
  minWidth: 0,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: 4,
      borderRadius: vars.radius.small,
    },
  },
});
