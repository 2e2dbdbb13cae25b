import { style } from '@vanilla-extract/css';

import { media } from '../tokens/breakpoints';

/** On the page for a screen reader, not for the eye. */
const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

export const visuallyHidden = style(hidden);
export const visuallyHiddenOnPhones = style({ '@media': { [media.phone]: hidden } });
