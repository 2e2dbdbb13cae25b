import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../tokens/contract.css';

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.medium,
    background: vars.color.accent.soft,
    color: vars.color.accent.ink,
    fontWeight: vars.weight.strong,
    userSelect: 'none',
  },
  variants: {
    size: {
      small: { width: 28, height: 28, fontSize: vars.text.caption },
      medium: { width: 40, height: 40, fontSize: vars.text.small },
      large: { width: 64, height: 64, fontSize: vars.text.lead, borderRadius: vars.radius.large },
    },
  },
});
