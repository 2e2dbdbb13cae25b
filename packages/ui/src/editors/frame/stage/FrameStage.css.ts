import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';
import { paneRooms } from '../../kit/EditorShell/paneRooms';

const { color, space } = vars;

/** Pixels. */
export const rulerSize = 20;

/** Passes the available height to its children. */
export const bench = style({ '@container': { [paneRooms.panes]: { height: '100%' } } });

/** Rulers, the table between them, and a bar below. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: `${rulerSize}px minmax(0, 1fr)`,
  gridTemplateRows: `${rulerSize}px minmax(0, 1fr) auto`,
  gridTemplateAreas: '"corner across" "down table" "bar bar"',
  width: '100%',
  height: '100%',
  minHeight: 360,
  background: color.surface.panel,
  overflow: 'clip',
  selectors: {
    '&[data-preview]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"table" "bar"',
    },
  },
  '@container': {
    // In a narrow container, the whole sheet stays visible above the properties.
    [paneRooms.sheet]: { height: 'max(160px, 100cqh)', minHeight: 0 },
  },
});

/** Background of the sheet. */
export const table = style({
  gridArea: 'table',
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'clip',
  isolation: 'isolate',
  background: color.surface.sunken,
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:focus': { outline: 'none' },
    '[data-panning] > &': { cursor: 'grab' },
  },
});

/** Corner of the sheet: the origin of all positions, in millimeters. */
export const sheet = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 0,
  height: 0,
  transformOrigin: '0 0',
});

export const art = style({
  position: 'absolute',
  maxWidth: 'none',
  pointerEvents: 'none',
  boxShadow: vars.elevation.floating,
});

export const handle = style({
  position: 'absolute',
  padding: 0,
  margin: 0,
  border: 0,
  outline: '1px solid transparent',
  background: 'transparent',
  cursor: 'move',
  touchAction: 'none',
  selectors: {
    // Enlarges the hit area of thin lines.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 'min(0px, calc((100% - 14px) / 2))',
      insetInline: 'min(0px, calc((100% - 14px) / 2))',
    },
    '&:hover': { outlineColor: color.accent.solid },
    '&[data-selected]': { outline: `1.5px solid ${color.accent.solid}` },
    '&:focus-visible': { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 },
    // Pointer events pass through to elements below; outline and Tab key still reach it.
    '&[data-locked]': { pointerEvents: 'none' },
    '&[data-locked][data-selected]': { outlineStyle: 'dashed' },
    '[data-panning] &': { pointerEvents: 'none' },
  },
});

export const marquee = style({
  position: 'absolute',
  pointerEvents: 'none',
  border: `1px solid ${color.accent.solid}`,
  background: `color-mix(in srgb, ${color.accent.solid} 12%, transparent)`,
});

/** Measurement beside the pointer. */
export const measure = style({
  position: 'absolute',
  left: 0,
  top: 0,
  zIndex: 2,
  padding: `2px ${space.xsmall}`,
  borderRadius: vars.radius.small,
  background: color.surface.inverse,
  color: color.ink.inverse,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const corner = style({
  gridArea: 'corner',
  borderInlineEnd: `1px solid ${color.line.subtle}`,
  borderBottom: `1px solid ${color.line.subtle}`,
});

/** The print preview, in place of the stage. */
export const print = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space.large,
});

export const printed = style({
  width: '100%',
  filter: 'drop-shadow(0 1px 6px rgb(0 0 0 / 0.22))',
  lineHeight: 0,
});

/** Centered over its place. */
export const contextBar = style({ position: 'absolute', zIndex: 2, translate: '-50% 0' });
