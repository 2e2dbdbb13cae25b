import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const change = style({ display: 'grid', gap: space.hair, justifyItems: 'start' });

export const move = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-news="better"]': { color: color.status.success.ink },
    '&[data-news="worse"]': { color: color.status.danger.ink },
  },
});

export const range = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});
