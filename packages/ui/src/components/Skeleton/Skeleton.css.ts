import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    background: vars.color.line.subtle,
    borderRadius: vars.radius.small,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  variants: {
    shape: {
      line: { height: 12, marginBlock: 4 },
      title: { height: 24, marginBlock: 4 },
      block: { height: 120, borderRadius: vars.radius.medium },
      square: { width: 36, height: 36 },
    },
    width: {
      full: { width: '100%' },
      long: { width: '75%' },
      half: { width: '50%' },
      short: { width: '25%' },
      own: {},
    },
  },
});
