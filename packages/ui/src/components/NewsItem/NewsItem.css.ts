import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

/** The row asks for its own width: it stands in cards of half a page, too. */
export const item = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 9px',
  alignItems: 'start',
  columnGap: space.medium,
});

/** The square with the icon. */
export const sign = style({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
  color: color.ink.normal,
  selectors: {
    '[data-tone="warning"] > &': {
      background: color.status.warning.soft,
      color: color.status.warning.ink,
    },
  },
});

/** Beside the sentence, so that it takes no line; where the row is narrow, below the rest. */
export const moment = style({
  paddingBlockStart: 2,
  color: color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': {
    '(max-width: 520px)': { gridColumn: 2, gridRow: 2, paddingBlockStart: space.xxsmall },
  },
});

/** Not read yet. The sentence is heavier, too. */
export const dot = style({
  width: 9,
  height: 9,
  marginBlockStart: 8,
  gridColumn: 4,
  gridRow: 1,
  borderRadius: 2,
  background: color.accent.solid,
});
