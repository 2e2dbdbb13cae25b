import { style } from '@vanilla-extract/css';

import { media } from '../../../tokens/breakpoints';
import { vars } from '../../../tokens/contract.css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

/** On a phone the whole toolbar keeps to one line. */
export const language = style({ width: 140, '@media': { [media.phone]: { width: 112 } } });

export const state = style({ marginInlineStart: 'auto' });
