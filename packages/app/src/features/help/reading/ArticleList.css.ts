import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.xxlarge,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** An entry that is clickable as a whole. */
export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.large,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: {
    // The content below the last row has its own rule.
    '&:last-child': { borderBlockEnd: 0 },
  },
  '@media': {
    [media.phone]: { paddingBlock: vars.space.medium },
    [media.wide]: {
      selectors: { '&:nth-last-child(2):nth-child(odd)': { borderBlockEnd: 0 } },
    },
  },
});

globalStyle(`${item} h2 a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${item}:hover h2 a`, { color: vars.color.accent.ink });
