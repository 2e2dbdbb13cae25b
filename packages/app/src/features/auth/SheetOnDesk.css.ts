import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Inks and paper. The same in both themes, as a print is. */
const paper = '#fdfbf6';
const ink = '#1b1d22';
const teal = '#0f5f57';
const ground = '#0c3f3a';
const marigold = '#f2b33d';
const mark = 'rgb(253 251 246 / 0.7)';

/** The decorative half of the screen: a sheet on a press bed. */
export const art = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  padding: vars.space.xxlarge,
  background: ground,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateRows: '1fr auto',
      justifyItems: 'center',
      alignItems: 'center',
      gap: vars.space.xlarge,
      position: 'sticky',
      top: 0,
      height: '100dvh',
    },
  },
});

/** A code's module grid as the background of the sheet. */
export const grid = style({
  position: 'absolute',
  inset: 0,
  backgroundImage:
    'linear-gradient(rgb(255 255 255 / 0.07) 1px, transparent 1px), linear-gradient(90deg, rgb(255 255 255 / 0.07) 1px, transparent 1px)',
  backgroundSize: '32px 32px',
  maskImage: 'radial-gradient(circle at 50% 45%, black 30%, transparent 82%)',
});

/** Limited by the available height: a card is 105 by 148. */
export const sheet = style({
  position: 'relative',
  width: 'min(62%, 340px, 42dvh)',
  rotate: '-2.5deg',
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  aspectRatio: '105 / 148',
  containerType: 'inline-size',
  background: paper,
  color: ink,
  boxShadow: '0 24px 48px rgb(0 0 0 / 0.3)',
});

/** Extends to the edge of the sheet. */
export const band = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '4cqi',
  width: '100%',
  padding: '9cqi 6cqi 8cqi',
  background: marigold,
  color: ink,
});

export const question = style({
  fontFamily: vars.font.display,
  fontSize: '11cqi',
  lineHeight: 1.1,
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.03em',
  textAlign: 'center',
  textWrap: 'balance',
});

export const stars = style({ display: 'flex', gap: '1.5cqi' });

export const code = style({ alignSelf: 'center', width: '58cqi', aspectRatio: 1, lineHeight: 0 });

export const hint = style({
  paddingBottom: '7cqi',
  color: '#5e6068',
  fontSize: '4.4cqi',
  lineHeight: 1.3,
  textAlign: 'center',
});

const cropLength = 18;
const cropGap = 8;

const crop = style({
  position: 'absolute',
  width: cropLength + cropGap,
  height: cropLength + cropGap,
  color: mark,
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', background: 'currentColor' },
    '&::before': { width: cropLength, height: 1 },
    '&::after': { width: 1, height: cropLength },
  },
});

const outside = -(cropLength + cropGap);

/** Crop marks: two hairlines at each corner, in line with the edges of the sheet. */
export const crops = (['top', 'bottom'] as const).flatMap((row) =>
  (['left', 'right'] as const).map((side) => {
    const inner = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
    return style([
      crop,
      {
        [row]: outside,
        [side]: outside,
        selectors: {
          '&::before': { [inner[row]]: 0, [side]: 0 },
          '&::after': { [inner[side]]: 0, [row]: 0 },
        },
      },
    ]);
  }),
);

const registerSize = 14;

const register = style({
  position: 'absolute',
  width: registerSize,
  height: registerSize,
  border: `1px solid ${mark}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&::before, &::after': { content: '', position: 'absolute', background: mark },
    '&::before': { top: '50%', left: -5, right: -5, height: 1 },
    '&::after': { left: '50%', top: -5, bottom: -5, width: 1 },
  },
});

const beside = -(cropGap + registerSize + 4);

/** Registration marks for aligning the inks. */
export const registers = [
  style([register, { top: `calc(50% - ${registerSize / 2}px)`, left: beside }]),
  style([register, { top: `calc(50% - ${registerSize / 2}px)`, right: beside }]),
];

/** Color bar of the sheet's inks, with its trimmed size. */
export const strip = style({
  position: 'absolute',
  top: `calc(100% + ${cropGap}px)`,
  left: '50%',
  display: 'flex',
  alignItems: 'center',
  translate: '-50% 0',
  whiteSpace: 'nowrap',
});

const patch = style({ width: 12, height: 12, outline: `1px solid rgb(253 251 246 / 0.25)` });

export const patches = [marigold, teal, ink, paper].map((color) =>
  style([patch, { background: color }]),
);

export const size = style({
  marginInlineStart: vars.space.small,
  color: mark,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const promise = style({
  position: 'relative',
  maxWidth: '24ch',
  color: paper,
  fontFamily: vars.font.display,
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  textAlign: 'center',
  textWrap: 'balance',
});
