import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

/** Two days side by side; one under the other where the room is short. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: vars.space.xsmall,
  maxWidth: 440,
});

export const day = style({ display: 'grid', gap: 2, minWidth: 0 });

export const dayLabel = style({
  color: vars.color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
});

export const input = style({ fontVariantNumeric: 'tabular-nums' });
