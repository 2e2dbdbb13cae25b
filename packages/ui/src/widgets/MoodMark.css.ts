import { style } from '@vanilla-extract/css';

import { vars } from '../tokens/contract.css';

const { sentiment } = vars.color;

export const mark = style({
  flex: 'none',
  width: 10,
  height: 10,
  selectors: {
    '&[data-mood="positive"]': { fill: sentiment.positive },
    '&[data-mood="neutral"]': { fill: sentiment.neutral },
    '&[data-mood="negative"]': { fill: sentiment.negative },
  },
});
