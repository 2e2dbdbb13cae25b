import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

const cropLength = 18;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.color.surface.page,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 0.95fr)' },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  padding: `${vars.space.xlarge} ${vars.space.xlarge} ${vars.space.large}`,
  '@media': { [media.phone]: { padding: `${vars.space.large} ${vars.space.medium}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const main = style({
  alignSelf: 'center',
  justifySelf: 'center',
  width: '100%',
  maxWidth: 416,
  padding: `${vars.space.xlarge} 0`,
});

export const foot = style({
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.line.subtle}`,
});

/** The other half: ink, and a sheet of paper fresh from the press. */
export const art = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  padding: vars.space.xxlarge,
  background: '#0c3f3a',
  '@media': {
    [media.wide]: {
      display: 'grid',
      placeItems: 'center',
      position: 'sticky',
      top: 0,
      height: '100dvh',
    },
  },
});

/** The module grid of a code, as the ground the sheet lies on. */
export const grid = style({
  position: 'absolute',
  inset: 0,
  backgroundImage:
    'linear-gradient(rgb(255 255 255 / 0.055) 1px, transparent 1px), linear-gradient(90deg, rgb(255 255 255 / 0.055) 1px, transparent 1px)',
  backgroundSize: '32px 32px',
  maskImage: 'radial-gradient(circle at 50% 45%, black 30%, transparent 78%)',
});

export const sheet = style({
  position: 'relative',
  width: 'min(76%, 340px)',
  rotate: '-2.5deg',
});

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.xlarge} ${vars.space.xlarge} ${vars.space.large}`,
  background: '#fdfbf6',
  color: '#1b1d22',
  boxShadow: '0 1px 0 rgb(255 255 255 / 0.4) inset, 0 24px 48px rgb(0 0 0 / 0.28)',
});

export const question = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.headline,
  lineHeight: vars.leading.headline,
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.03em',
  textAlign: 'center',
  textWrap: 'balance',
});

export const stars = style({ display: 'flex', gap: 4, color: '#d98a00' });

export const code = style({ width: '62%', lineHeight: 0 });

export const hint = style({
  color: '#5e6068',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
});

const crop = style({
  position: 'absolute',
  width: cropLength,
  height: cropLength,
  color: 'rgb(253 251 246 / 0.75)',
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', background: 'currentColor' },
    '&::before': { width: '100%', height: 1 },
    '&::after': { width: 1, height: '100%' },
  },
});

const away = -(cropLength + 8);

/** Where the sheet is to be cut: two hairlines at each corner. */
export const crops = [
  style([
    crop,
    {
      top: away,
      left: away,
      selectors: { '&::before': { bottom: -8, left: -8 }, '&::after': { right: -8, top: -8 } },
    },
  ]),
  style([
    crop,
    {
      top: away,
      right: away,
      selectors: { '&::before': { bottom: -8, right: -8 }, '&::after': { left: -8, top: -8 } },
    },
  ]),
  style([
    crop,
    {
      bottom: away,
      left: away,
      selectors: { '&::before': { top: -8, left: -8 }, '&::after': { right: -8, bottom: -8 } },
    },
  ]),
  style([
    crop,
    {
      bottom: away,
      right: away,
      selectors: { '&::before': { top: -8, right: -8 }, '&::after': { left: -8, bottom: -8 } },
    },
  ]),
];

export const promise = style({
  position: 'absolute',
  bottom: vars.space.xlarge,
  left: vars.space.xxlarge,
  right: vars.space.xxlarge,
  color: 'rgb(253 251 246 / 0.82)',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textAlign: 'center',
});
