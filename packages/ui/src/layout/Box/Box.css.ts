import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../tokens/contract.css';

export const box = recipe({
  base: { minWidth: 0 },
  variants: {
    padding: {
      none: {},
      small: { padding: vars.space.small },
      medium: { padding: vars.space.medium },
      large: { padding: vars.space.large },
      xlarge: { padding: vars.space.xlarge },
    },
    surface: {
      none: {},
      panel: { background: vars.color.surface.panel },
      sunken: { background: vars.color.surface.sunken },
      inverse: { background: vars.color.surface.inverse, color: vars.color.ink.inverse },
    },
  },
});
