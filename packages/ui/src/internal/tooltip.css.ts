import { style } from '@vanilla-extract/css';

import { fadeIn } from './animations.css';
import { vars } from '../tokens/contract.css';

export const tooltip = style({
  maxWidth: 260,
  padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.inverse,
  color: vars.color.ink.inverse,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.enter}` },
  },
});
