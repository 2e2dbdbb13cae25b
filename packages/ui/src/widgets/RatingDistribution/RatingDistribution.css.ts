import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color } = vars;

export const place = style({ width: '100%' });

export const drawing = style({ display: 'block', overflow: 'visible' });

/** By group of the promoter score; the label under the bar says the same without color. */
export const bar = style({
  fill: color.nps.passive,
  selectors: {
    '&[data-group="promoter"]': { fill: color.nps.promoter },
    '&[data-group="detractor"]': { fill: color.nps.detractor },
  },
});

export const count = style({
  fontSize: vars.text.caption,
  fill: color.ink.strong,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
});

export const rating = style({
  fontSize: vars.text.small,
  fill: color.ink.muted,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
});

export const baseline = style({ stroke: color.line.strong });
