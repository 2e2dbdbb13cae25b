import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../tokens/contract.css';

export const link = recipe({
  base: {
    color: vars.color.ink.link,
    fontWeight: vars.weight.medium,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    transition: `text-decoration-thickness ${vars.motion.fast}`,
    selectors: {
      '&[data-hovered]': { textDecorationThickness: '2px' },
      '&[data-disabled]': {
        color: vars.color.ink.muted,
        textDecorationLine: 'none',
        cursor: 'default',
      },
    },
  },
  variants: {
    tone: {
      accent: {},
      quiet: {
        color: 'inherit',
        fontWeight: 'inherit',
        textDecorationLine: 'none',
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      },
    },
  },
});

export const external = recipe({
  base: { display: 'inline-block', verticalAlign: '-0.15em', marginInlineStart: '0.2em' },
});
