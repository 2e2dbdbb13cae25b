import { style } from '@vanilla-extract/css';

import { smallBar } from '../../../layout/Page/Page.css';
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

/** The bar of a phone has room for the icon; the words are read aloud. */
export const words = style({
  '@container': {
    [smallBar]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
