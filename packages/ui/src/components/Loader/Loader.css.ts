import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const print = keyframes({
  '0%, 60%, 100%': { opacity: 0.25 },
  '30%': { opacity: 1 },
});

export const loader = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space.small, color: 'inherit' },
  variants: {
    isCentered: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        minHeight: 200,
        color: vars.color.ink.muted,
      },
    },
  },
});

export const modules = recipe({
  base: { display: 'grid', gridTemplateColumns: '1fr 1fr', flexShrink: 0 },
  variants: {
    size: {
      small: { width: 16, height: 16, gap: 2 },
      large: { width: 36, height: 36, gap: 4, color: vars.color.accent.solid },
    },
  },
});

export const module = style({
  background: 'currentColor',
  borderRadius: '1px',
  animation: `${print} 1.1s linear infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '0.18s' },
    '&:nth-child(4)': { animationDelay: '0.36s' },
    '&:nth-child(3)': { animationDelay: '0.54s' },
  },
  '@media': { [media.reducedMotion]: { animation: 'none', opacity: 0.7 } },
});

export const label = style({ fontSize: vars.text.small, lineHeight: vars.leading.small });
