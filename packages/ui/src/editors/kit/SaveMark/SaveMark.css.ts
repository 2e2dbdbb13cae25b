import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color } = vars;

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: color.ink.muted,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state="unsaved"]': { color: color.status.warning.ink },
    '&[data-state="failed"]': { color: color.status.danger.ink },
  },
});
