import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

const wide = '(min-width: 560px)';

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Name, figure, then the axis over the full width; side by side on wide screens. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.medium,
  alignItems: 'center',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) 3rem' },
  },
});

export const name = style({
  paddingBlockStart: space.xsmall,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
  color: color.ink.strong,
  '@container': { [wide]: { gridColumn: 1, gridRow: 1 } },
});

export const figure = style({
  gridColumn: 2,
  gridRow: 1,
  paddingBlockStart: space.xsmall,
  textAlign: 'end',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.strong,
  '@container': { [wide]: { gridColumn: 3, gridRow: 1 } },
});

export const note = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { gridColumn: 1, gridRow: 2, paddingBlockEnd: space.xsmall } },
});

/** Its lines meet those of the rows above and below. */
export const plot = style({
  gridColumn: '1 / -1',
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  alignSelf: 'stretch',
  minHeight: 32,
  // The first and the last number stand in the middle below their lines.
  marginInline: space.xsmall,
  '@container': { [wide]: { gridColumn: 2, gridRow: '1 / 3', minHeight: 48 } },
});

export const bar = style({ position: 'relative' });

export const line = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 1,
  background: color.line.subtle,
});

export const ticks = style({
  gridColumn: '1 / -1',
  position: 'relative',
  height: vars.leading.body,
  marginInline: space.xsmall,
  '@container': { [wide]: { gridColumn: 2 } },
});

export const tick = style({
  position: 'absolute',
  top: space.xxsmall,
  transform: 'translateX(-50%)',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});
