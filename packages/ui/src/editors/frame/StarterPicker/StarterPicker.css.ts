import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

/** Three sheets and what they are for, as one button. */
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  width: '100%',
  padding: `${space.xsmall} ${space.small}`,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.medium,
  background: color.surface.panel,
  color: color.ink.strong,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.surface.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 },
  },
});

globalStyle(`${opener} > svg`, { flex: 'none', transition: `rotate ${vars.motion.fast}` });
globalStyle(`${opener}[aria-expanded="true"] > svg`, { rotate: '180deg' });

export const openerWords = style({ flex: 1, minWidth: 0 });

export const fan = style({ display: 'flex', flex: 'none', width: 64, height: 44 });

export const fanned = style({
  flex: 'none',
  width: 32,
  height: 44,
  marginInlineEnd: -16,
  lineHeight: 0,
  selectors: {
    '&:nth-child(1)': { rotate: '-6deg' },
    '&:nth-child(3)': { rotate: '6deg' },
  },
});

export const starters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 42%), 1fr))',
  gap: space.xsmall,
});

/** Tile with a sheet on it. */
export const starter = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space.xsmall,
  padding: space.xsmall,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
});

/** As wide or as tall as its tile, so that sheets of every shape fit in one row. */
export const sheet = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  lineHeight: 0,
});

globalStyle(`${sheet} > svg, ${fanned} > svg`, {
  width: '100%',
  height: '100%',
  filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.25))',
});

export const name = style({
  color: color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
});

/** Covers the picture, so that the text in the picture is not part of the button's name. */
export const button = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.small,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.line.focus },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 },
  },
});
