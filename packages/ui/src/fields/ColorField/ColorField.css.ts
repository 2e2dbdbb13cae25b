import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const swatch = style({
  position: 'relative',
  flexShrink: 0,
  width: 26,
  height: 26,
  marginInlineStart: 6,
  borderRadius: vars.radius.small,
  // The chequered ground shows how much of a colour is see-through.
  backgroundImage: 'repeating-conic-gradient(#c9c5bd 0% 25%, #ffffff 0% 50%)',
  backgroundSize: '10px 10px',
  boxShadow: `inset 0 0 0 1px ${vars.color.line.strong}`,
  overflow: 'hidden',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: 2 },
  },
});

export const paint = style({
  position: 'absolute',
  inset: 0,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.strong}`,
  borderRadius: vars.radius.small,
});

export const picker = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'pointer',
});
