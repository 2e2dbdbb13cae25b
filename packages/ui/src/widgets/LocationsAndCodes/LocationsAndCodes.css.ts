import { globalStyle, style } from '@vanilla-extract/css';

import { below } from '../../components/Table/Table.css';
import { vars } from '../../tokens/contract.css';
import { media } from '../../tokens/breakpoints';

const { color, space } = vars;

export const layout = style({ display: 'grid', gap: space.medium, justifyItems: 'start' });

export const table = style({ width: '100%', minWidth: 0 });

const placeWidth = '1.25rem';

/** Aligns the lines below a name with the name, which follows its rank. */
export const rankedTable = style([table]);

globalStyle(`${rankedTable} ${below}`, {
  marginInlineStart: `calc(${placeWidth} + ${space.small})`,
});

export const name = style({ display: 'flex', gap: space.small, alignItems: 'baseline' });

export const place = style({
  minWidth: placeWidth,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});

/** As wide as most words: they break nowhere else. */
export const names = style({
  display: 'grid',
  minWidth: '8rem',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { minWidth: 0 } },
});

export const location = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.normal,
  color: color.ink.muted,
});
