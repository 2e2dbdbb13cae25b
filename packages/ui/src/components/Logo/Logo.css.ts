import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../tokens/contract.css';

export const logo = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.42em',
    fontFamily: vars.font.display,
    fontWeight: vars.weight.heavy,
    letterSpacing: '-0.03em',
    lineHeight: 1,
    color: vars.color.ink.strong,
  },
  variants: {
    size: {
      small: { fontSize: vars.text.body },
      medium: { fontSize: vars.text.lead },
      large: { fontSize: vars.text.headline },
    },
  },
});

export const mark = style({ width: '1.3em', height: '1.3em', flexShrink: 0 });

export const ring = style({ fill: 'currentColor' });

export const eye = style({ fill: vars.color.accent.solid });
