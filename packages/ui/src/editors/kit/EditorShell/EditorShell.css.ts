import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../../tokens/breakpoints';
import { vars } from '../../../tokens/contract.css';
import { squaredPaper } from '../../../tokens/squaredPaper';
import { paneRooms } from './paneRooms';

const { color, size, space } = vars;
const line = `1px solid ${color.line.subtle}`;
/** Height of the preview that stays visible above the sheet at its tallest, in pixels. */
const peekHeight = 96;

/** Minimum height of three panes, in pixels. In lower windows the page scrolls as well. */
const leastHeight = 500;

/** Distance of the shell from the top of the page, set by `EditorShell`. */
const topOnPage = 'var(--editor-top, 0px)';

export const frame = style({ containerType: 'inline-size' });

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(240px, 24cqi, 300px) minmax(0, 1fr) clamp(300px, 30cqi, 320px)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  // The tools are under the preview, which begins as high as it can.
  gridTemplateAreas: '"structure stage properties" "structure toolbar properties"',
  background: color.surface.panel,
  color: color.ink.normal,
  overflow: 'clip',
  // Only the preview is printed.
  '@media': {
    [media.print]: { display: 'block !important', height: 'auto !important', border: 0 },
  },
  '@container': {
    // Fills the height below the page header; each pane scrolls by itself.
    [paneRooms.panes]: {
      height: `max(${leastHeight}px, calc(100dvh - ${topOnPage}))`,
    },
    // As high as the screen: sheet and preview share it, and each scrolls by itself.
    [paneRooms.sheet]: {
      vars: { [size.control]: '44px', [size.controlSmall]: '44px' },
      display: 'flex',
      flexDirection: 'column',
      height: `max(480px, calc(100dvh - ${topOnPage}))`,
    },
  },
});

/** Layout without the structure pane. */
export const shellOfTwo = style([
  shell,
  {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(340px, 40cqi, 480px)',
    gridTemplateAreas: '"stage properties" "toolbar properties"',
  },
]);

export const toolbar = style({
  gridArea: 'toolbar',
  flex: 'none',
  padding: `${space.xxsmall} ${space.medium}`,
  borderTop: line,
  '@media': { [media.print]: { display: 'none !important' } },
  '@container': { [paneRooms.sheet]: { order: 2, paddingInline: space.small } },
});

/** In a wide container, its panes are items of the grid. */
export const sheet = style({
  display: 'contents',
  '@container': {
    [paneRooms.sheet]: {
      order: 3,
      flex: 'none',
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
      // Stays visible while the page around the editor scrolls.
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
  // Containing block of visually hidden inputs, which would lengthen the page otherwise.
  position: 'relative',
  minWidth: 0,
  padding: space.medium,
  selectors: { '&:focus': { outline: 'none' } },
  minHeight: 0,
  overflowY: 'auto',
  '@media': { [media.print]: { display: 'none !important' } },
  '@container': {
    [paneRooms.sheet]: {
      display: 'none',
      flex: 1,
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

const stagePane = style({
  gridArea: 'stage',
  minWidth: 0,
  minHeight: 0,
  padding: space.medium,
  overflowY: 'auto',
  '@media': { [media.print]: { overflow: 'visible' } },
  '@container': {
    [paneRooms.sheet]: {
      order: 1,
      flex: 1,
      // The preview can use container units.
      containerType: 'size',
      padding: space.small,
    },
  },
});

/** Stage with a squared background. */
export const stage = style([stagePane, squaredPaper]);

/** Stage without background, for previews that bring their own. */
export const plainStage = stagePane;

globalStyle(`${stagePane} > *`, { marginInline: 'auto' });
// A preview with rulers and a bar of its own reaches the panes beside it.
globalStyle(`${stagePane}:has(> [data-fills])`, { padding: 0 });
