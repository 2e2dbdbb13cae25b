import { style } from '@vanilla-extract/css';

import { media } from '../../../tokens/breakpoints';
import { vars } from '../../../tokens/contract.css';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { [media.phone]: { gap: vars.space.xxsmall } },
});

/** Narrower on the narrowest phones, so that the toolbar fits in one line. */
export const language = style({
  width: 140,
  '@media': { [media.phone]: { width: 112, flexGrow: 1, maxWidth: 140 } },
});

/** Hidden in narrow containers: phones have no keyboard, and their preview is as wide as the screen. */
export const tools = style({
  display: 'flex',
  gap: vars.space.xsmall,
  '@container': { '(max-width: 539.98px)': { display: 'none' } },
});

export const state = style({ marginInlineStart: 'auto', display: 'flex' });
