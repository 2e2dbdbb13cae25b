import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../../tokens/breakpoints';
import { vars } from '../../../tokens/contract.css';
import { paneRooms, previewHeight } from './paneRooms';

const { color, space } = vars;
const gridLine = `color-mix(in srgb, ${color.line.subtle} 55%, transparent)`;
/** Of the shell, on phones. */
const topBarHeight = 57;

export const frame = style({ containerType: 'inline-size' });

export const shell = style({
  // Under each other in a column, not in a grid: there the preview could not stay in sight.
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  color: color.ink.normal,
  overflow: 'clip',
  '@container': {
    [paneRooms.two]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(260px, 320px) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"toolbar toolbar" "structure stage" "properties stage"',
    },
    [paneRooms.three]: {
      gridTemplateColumns: '280px minmax(0, 1fr) 320px',
      gridTemplateRows: 'auto minmax(560px, 1fr)',
      gridTemplateAreas: '"toolbar toolbar toolbar" "structure stage properties"',
    },
  },
});

export const toolbar = style({
  gridArea: 'toolbar',
  padding: `${space.xsmall} ${space.medium}`,
  borderBottom: `1px solid ${color.line.subtle}`,
});

const pane = style({ minWidth: 0, padding: space.medium });

export const structure = style([
  pane,
  {
    gridArea: 'structure',
    order: 1,
    '@container': {
      [paneRooms.two]: { borderInlineEnd: `1px solid ${color.line.subtle}` },
    },
  },
]);

export const properties = style([
  pane,
  {
    gridArea: 'properties',
    order: 1,
    borderTop: `1px solid ${color.line.subtle}`,
    '@container': {
      [paneRooms.two]: { borderInlineEnd: `1px solid ${color.line.subtle}` },
      [paneRooms.three]: {
        borderTop: 0,
        borderInlineEnd: 0,
        borderInlineStart: `1px solid ${color.line.subtle}`,
      },
    },
  },
]);

export const stage = style({
  gridArea: 'stage',
  minWidth: 0,
  padding: space.small,
  borderBottom: `1px solid ${color.line.subtle}`,
  overflowY: 'auto',
  '@container': {
    // The preview stays in sight while what is changed scrolls past it.
    [paneRooms.one]: {
      '@media': {
        '(min-height: 600px)': {
          position: 'sticky',
          zIndex: 1,
          insetBlockStart: 0,
          maxHeight: previewHeight,
        },
        [`${media.phone} and (min-height: 600px)`]: { insetBlockStart: topBarHeight },
      },
    },
    [paneRooms.two]: { padding: space.large, borderBottom: 0, overflowY: 'visible' },
  },
  backgroundColor: color.surface.sunken,
  // Squared paper under the sheet: a module grid, faint enough to forget.
  backgroundImage: `linear-gradient(${gridLine} 1px, transparent 1px), linear-gradient(90deg, ${gridLine} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
});

// Long properties scroll past the preview, not it with them.
globalStyle(`${stage} > *`, {
  marginInline: 'auto',
  '@container': { [paneRooms.two]: { position: 'sticky', top: space.large } },
});
