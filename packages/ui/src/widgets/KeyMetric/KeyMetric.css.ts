import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const metric = style({
  display: 'grid',
  alignContent: 'start',
  // Two lines are always kept for the detail: beside each other, metrics have one height.
  gridTemplateRows: `auto auto minmax(calc(2 * ${vars.leading.caption}), auto)`,
  gap: space.xxsmall,
  minWidth: 0,
  margin: 0,
  padding: `${space.medium} ${space.medium} ${space.small}`,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  '@media': { [media.phone]: { borderRadius: vars.radius.medium } },
});

/** One panel. Each number brings the lines before it; those at the edge lie outside. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'hidden',
  minWidth: 0,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  '@media': {
    [media.phone]: { borderRadius: vars.radius.medium },
    [media.wide]: {
      selectors: {
        '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      },
    },
  },
});

globalStyle(`${group} > ${metric}`, {
  margin: '-1px 0 0 -1px',
  borderWidth: '1px 0 0 1px',
  borderRadius: 0,
});

globalStyle(`${group}[data-lines="1"] > ${metric}`, {
  '@media': {
    [media.wide]: { gridTemplateRows: `auto auto minmax(${vars.leading.caption}, auto)` },
  },
});

globalStyle(`${group} > ${metric}:last-of-type:nth-child(odd)`, {
  '@media': { [media.narrow]: { gridColumn: '1 / -1' } },
});

/** Without words, nothing is drawn. */
export const foot = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  padding: space.medium,
  borderTop: `1px solid ${color.line.subtle}`,
  background: color.surface.sunken,
  selectors: { '&:empty': { display: 'none' } },
});

export const label = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: color.ink.muted,
});

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.small,
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

/** Before its course, which gives way to it. A long word breaks. */
export const number = style({ flex: '1 0 auto', minWidth: 0, maxWidth: '100%' });

export const course = style({
  flex: '0 1 72px',
  minWidth: 28,
  height: 24,
  fill: 'none',
  stroke: color.accent.solid,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const detail = style({
  margin: 0,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: color.ink.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const change = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  marginBottom: space.hair,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  selectors: {
    '&[data-news="good"]': { color: color.status.success.ink },
    '&[data-news="bad"]': { color: color.status.danger.ink },
    // Nothing to see is said quietly.
    '&[data-direction="level"]': {
      marginBottom: 0,
      fontSize: vars.text.caption,
      lineHeight: vars.leading.caption,
      fontWeight: vars.weight.normal,
    },
    // The arrow has padding of its own inside its icon.
    '&:not([data-direction="level"])': { marginLeft: `calc(-1 * ${space.hair})` },
  },
});

/** As high as a change with what it rests on, so that nothing below moves when they come. */
export const awaited = style({
  margin: 0,
  minHeight: `calc(${vars.leading.small} + ${space.hair} + 2 * ${vars.leading.caption})`,
  // The sample size wraps to one more line in a narrow column.
  '@media': {
    [media.phone]: {
      minHeight: `calc(${vars.leading.small} + ${space.hair} + 3 * ${vars.leading.caption})`,
    },
  },
});

/** Stands on its own line here, so it begins like a sentence. */
export const certainty = style({ '::first-letter': { textTransform: 'uppercase' } });

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
