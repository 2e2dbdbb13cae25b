import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../tokens/contract.css';

const mark = 18;
const distance = 14;
const ink = vars.color.line.strong;

/** Two hairlines per corner, a little outside of the sheet: where a printer would cut. */
const cropMark = (x: 'left' | 'right', y: 'top' | 'bottom') => [
  `linear-gradient(${ink}, ${ink}) ${x} 0 ${y} ${distance}px / ${mark - 8}px 1px no-repeat`,
  `linear-gradient(${ink}, ${ink}) ${x} ${distance}px ${y} 0 / 1px ${mark - 8}px no-repeat`,
];

export const empty = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.small,
    width: '100%',
    padding: `${vars.space.xxlarge} ${vars.space.xlarge}`,
    textAlign: 'center',
    background: [
      ...cropMark('left', 'top'),
      ...cropMark('right', 'top'),
      ...cropMark('left', 'bottom'),
      ...cropMark('right', 'bottom'),
    ].join(', '),
  },
  variants: {
    size: {
      large: { maxWidth: 560, margin: `${vars.space.xlarge} auto` },
      small: {
        maxWidth: 420,
        margin: `${vars.space.medium} auto`,
        padding: `${vars.space.large} ${vars.space.large}`,
      },
    },
  },
});

export const sign = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    marginBlockEnd: vars.space.xxsmall,
    border: `1px solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.medium,
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent.soft, color: vars.color.accent.ink },
      danger: { background: vars.color.status.danger.soft, color: vars.color.status.danger.ink },
    },
  },
});

export const title = style({
  color: vars.color.ink.strong,
  fontFamily: vars.font.display,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

export const words = style({
  maxWidth: '46ch',
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textWrap: 'balance',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
});
globalStyle(`${action} > div`, { justifyContent: 'center' });
