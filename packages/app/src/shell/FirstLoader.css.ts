import { keyframes, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } });

export const screen = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  background: vars.color.surface.page,
});

export const mark = style({
  animation: `${breathe} 1.4s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
