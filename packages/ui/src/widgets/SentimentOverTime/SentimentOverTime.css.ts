import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color } = vars;

export const part = style({
  selectors: {
    '&[data-mood="positive"]': { fill: color.sentiment.positive },
    '&[data-mood="neutral"]': { fill: color.sentiment.neutral },
    '&[data-mood="negative"]': { fill: color.sentiment.negative },
  },
});

/** Hatching of negative parts, which distinguishes them without color. */
export const hatching = style({ fill: 'none', stroke: color.surface.panel, strokeWidth: 1.5 });
