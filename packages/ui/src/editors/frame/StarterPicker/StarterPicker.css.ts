import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const gallery = style({ marginTop: space.xsmall });

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

globalStyle(`${sheet} > svg`, {
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
