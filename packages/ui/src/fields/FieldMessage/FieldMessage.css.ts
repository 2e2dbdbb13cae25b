import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../tokens/contract.css';

export const message = recipe({
  base: {
    display: 'flex',
    gap: 6,
    margin: 0,
    maxWidth: vars.size.measure,
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      hint: { color: vars.color.ink.muted },
      warning: { color: vars.color.status.warning.ink },
      error: { color: vars.color.status.danger.ink, fontWeight: vars.weight.medium },
    },
  },
});
