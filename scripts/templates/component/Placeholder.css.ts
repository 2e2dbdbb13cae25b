import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../../packages/ui/src/tokens/contract.css';

export const box = recipe({
  base: {
    padding: vars.space.medium,
    borderRadius: vars.radius.medium,
    overflowWrap: 'anywhere',
  },
  variants: {
    emphasis: {
      quiet: { background: vars.color.surface.sunken, color: vars.color.ink.normal },
      strong: { background: vars.color.accent.soft, color: vars.color.accent.ink },
    },
  },
});
