import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color } = vars;

export const place = style({ width: '100%' });

export const drawing = style({ display: 'block', overflow: 'visible' });

export const column = style({
  fill: color.chart[1],
  selectors: {
    '&[data-tone="promoter"]': { fill: color.nps.promoter },
    '&[data-tone="passive"]': { fill: color.nps.passive },
    '&[data-tone="detractor"]': { fill: color.nps.detractor },
  },
});

const words = style({
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
});

export const count = style([
  words,
  { fill: color.ink.strong, selectors: { '&[data-none]': { fill: color.ink.muted } } },
]);

export const name = style([words, { fill: color.ink.muted }]);

export const baseline = style({ stroke: color.line.strong });
