import { recipe } from '@vanilla-extract/recipes';

export const icon = recipe({
  base: { flexShrink: 0, display: 'block' },
  variants: {
    size: {
      small: { width: 16, height: 16 },
      medium: { width: 20, height: 20 },
      large: { width: 28, height: 28 },
    },
  },
});
