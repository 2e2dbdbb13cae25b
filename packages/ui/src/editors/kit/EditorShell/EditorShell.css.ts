import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../../tokens/breakpoints';
import { vars } from '../../../tokens/contract.css';
import { paneRooms } from './paneRooms';

const { color, size, space } = vars;
const gridLine = `color-mix(in srgb, ${color.line.subtle} 55%, transparent)`;
const line = `1px solid ${color.line.subtle}`;
/** Of the shell, on phones. */
const topBarHeight = 57;
/** What stays of the preview above the sheet at its tallest. */
const peekHeight = 96;

export const frame = style({ containerType: 'inline-size' });

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(240px, 24cqi, 300px) minmax(0, 1fr) clamp(300px, 30cqi, 320px)',
  gridTemplateRows: 'auto minmax(560px, 1fr)',
  gridTemplateAreas: '"toolbar toolbar toolbar" "structure stage properties"',
  border: line,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  color: color.ink.normal,
  overflow: 'clip',
  '@container': {
    // As high as the screen, so that sheet and preview share it and each scrolls for itself.
    [paneRooms.sheet]: {
      vars: { [size.control]: '44px', [size.controlSmall]: '44px' },
      display: 'flex',
      flexDirection: 'column',
      height: `calc(100dvh - ${space.medium})`,
      minHeight: 480,
      scrollMarginBlock: space.xsmall,
      '@media': {
        [media.phone]: {
          height: `calc(100dvh - ${topBarHeight}px)`,
          scrollMarginBlock: `${topBarHeight}px 0`,
        },
      },
    },
  },
});

/** Without a pane for the structure. */
export const shellOfTwo = style([
  shell,
  {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(340px, 40cqi, 480px)',
    gridTemplateAreas: '"toolbar toolbar" "stage properties"',
  },
]);

export const toolbar = style({
  gridArea: 'toolbar',
  flex: 'none',
  padding: `${space.xsmall} ${space.medium}`,
  borderBottom: line,
});

/** Where there is room, its panes stand in the grid by themselves. */
export const sheet = style({
  display: 'contents',
  '@container': {
    [paneRooms.sheet]: {
      order: 2,
      flex: 'none',
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
      // Its bar stays in sight while the page around the editor is scrolled.
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      borderTop: line,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      background: color.surface.panel,
      boxShadow: vars.elevation.floating,
      selectors: {
        '[data-open] > &': { height: '52%' },
        '[data-open][data-tall] > &': { height: `calc(100% - ${peekHeight}px)` },
      },
    },
  },
});

const pane = style({
  minWidth: 0,
  padding: space.medium,
  selectors: { '&:focus': { outline: 'none' } },
  '@container': {
    [paneRooms.sheet]: {
      display: 'none',
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      selectors: { '&[data-shown]': { display: 'block' } },
    },
  },
});

export const structure = style([
  pane,
  {
    gridArea: 'structure',
    '@container': { [paneRooms.panes]: { borderInlineEnd: line } },
  },
]);

export const properties = style([
  pane,
  {
    gridArea: 'properties',
    '@container': { [paneRooms.panes]: { borderInlineStart: line } },
  },
]);

export const stage = style({
  gridArea: 'stage',
  minWidth: 0,
  padding: space.medium,
  '@container': {
    [paneRooms.sheet]: {
      order: 1,
      flex: 1,
      // The preview can measure itself by the room it has.
      containerType: 'size',
      padding: space.small,
      overflowY: 'auto',
    },
  },
  backgroundColor: color.surface.sunken,
  // Squared paper under the sheet: a module grid, faint enough to forget.
  backgroundImage: `linear-gradient(${gridLine} 1px, transparent 1px), linear-gradient(90deg, ${gridLine} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
});

// Long properties scroll past the preview, not it with them.
globalStyle(`${stage} > *`, {
  marginInline: 'auto',
  '@container': { [paneRooms.panes]: { position: 'sticky', top: space.medium } },
});
