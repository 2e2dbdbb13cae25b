import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color } = vars;

export const marks = style({
  position: 'absolute',
  maxWidth: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
});

const line = style({ fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: 1 });

/** Half-transparent cover over the area that is cut off. */
export const veil = style({ fill: color.surface.sunken, fillOpacity: 0.62, stroke: 'none' });

export const cut = style([line, { stroke: color.ink.muted }]);

/** Blended with the art by difference, so that lines are visible on dark and light. */
const onArt = style([line, { mixBlendMode: 'difference', stroke: '#9a9a9a' }]);

export const safe = style([onArt, { strokeDasharray: '4 4' }]);

export const fold = style([line, { stroke: color.ink.muted, strokeDasharray: '10 4 2 4' }]);

export const grid = style([onArt, { strokeOpacity: 0.22 }]);

export const smart = style([line, { stroke: color.status.danger.solid }]);
