import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const cardTitle = style({
  color: vars.color.ink.strong,
  fontFamily: vars.font.display,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
});

export const cardDescription = style({
  maxWidth: vars.size.measure,
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});
