import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../tokens/contract.css';

export const rating = recipe({
  base: {
    display: 'inline-flex',
    // In the middle of its line, as text is.
    verticalAlign: 'top',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.strong,
    color: vars.color.ink.strong,
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      small: {},
      large: { fontSize: vars.text.lead, lineHeight: vars.leading.lead },
    },
  },
});

export const star = style({ display: 'inline-flex', color: vars.color.star });

export const max = style({ fontWeight: vars.weight.normal, color: vars.color.ink.muted });
