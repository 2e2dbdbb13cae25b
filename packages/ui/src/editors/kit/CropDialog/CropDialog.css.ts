import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

/** Maximum height that keeps the buttons visible on a phone. */
export const heightMax = 'min(46vh, 340px)';

/** As large as the container allows, in the picture's aspect ratio. The corners may extend beyond its edge. */
export const area = style({
  position: 'relative',
  width: '100%',
  minWidth: 48,
  marginInline: 'auto',
  // Dragging moves the crop frame, so the page must not scroll.
  touchAction: 'none',
  userSelect: 'none',
});

/** Clips the frame's shadow to the picture. */
export const clip = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: 'repeating-conic-gradient(#c9c5bd 0% 25%, #ffffff 0% 50%) 0 0 / 16px 16px',
});

export const picture = style({ display: 'block', width: '100%', height: '100%' });

/** The cropped area is clear; the shadow around it covers the rest. */
export const frame = style({
  position: 'absolute',
  padding: 0,
  border: 0,
  background: 'transparent',
  boxShadow: '0 0 0 9999px rgb(0 0 0 / 0.55), inset 0 0 0 2px #ffffff, inset 0 0 0 3px #000000',
  cursor: 'move',
  touchAction: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `3px solid ${vars.color.line.focus}`,
      outlineOffset: -3,
    },
  },
});

/** Touch area around a small square. */
export const corner = style({
  position: 'absolute',
  width: 36,
  height: 36,
  margin: -18,
  padding: 0,
  border: 0,
  background: 'transparent',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 11,
      border: '1px solid #000000',
      borderRadius: 2,
      background: '#ffffff',
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': {
      inset: 9,
      outline: `3px solid ${vars.color.line.focus}`,
    },
    '&[data-corner="topLeft"], &[data-corner="bottomRight"]': { cursor: 'nwse-resize' },
    '&[data-corner="topRight"], &[data-corner="bottomLeft"]': { cursor: 'nesw-resize' },
  },
});

export const size = style({
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
