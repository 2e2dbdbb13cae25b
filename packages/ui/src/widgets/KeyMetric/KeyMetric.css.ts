import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const metric = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxsmall,
  minWidth: 0,
  margin: 0,
  padding: `${space.medium} ${space.medium} ${space.small}`,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
});

export const label = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: color.ink.muted,
});

export const value = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.headline,
  lineHeight: vars.leading.headline,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  color: color.ink.strong,
  overflowWrap: 'anywhere',
  selectors: { '&[data-missing]': { color: color.ink.muted } },
});

/** Always two lines tall: beside each other, metrics keep one height. */
export const detail = style({
  margin: 0,
  minHeight: `calc(2 * ${vars.leading.caption})`,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const early = style({ color: color.status.warning.ink, fontWeight: vars.weight.medium });

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const loading = style({
  width: '60%',
  height: vars.leading.headline,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
  },
});
