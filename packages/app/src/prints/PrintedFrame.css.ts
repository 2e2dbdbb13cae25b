import { style } from '@vanilla-extract/css';

import { media, squaredPaper, vars } from '@hearback/ui/tokens';

/** Background of a sheet: the paper is light in both themes, as real paper is. */
export const desk = style({
  display: 'grid',
  placeItems: 'center',
  // Nothing moves when a landscape sheet follows a portrait one.
  minHeight: 'min(420px, 64vw)',
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
  ...squaredPaper,
});

/** Fields, and beside them what they make, which needs less room. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** A print and a phone beside each other, as high as the phone before they are loaded. */
export const pair = style([
  desk,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.large,
    minHeight: 284,
    '@media': { [media.narrow]: { gap: vars.space.medium, padding: vars.space.medium } },
  },
]);

/** Non-rectangular paper: the shadow follows its shape. */
export const cutSheet = style({
  width: '100%',
  filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / 0.18))',
  lineHeight: 0,
});

export const sheet = style({
  width: '100%',
  boxShadow: vars.elevation.raised,
  outline: `1px solid ${vars.color.line.subtle}`,
  lineHeight: 0,
});

/** A code without a frame, as large as prints of it are, and the way to one below it. */
export const bareCode = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  width: '100%',
  maxWidth: 280,
  paddingBlock: vars.space.large,
  textAlign: 'center',
});
