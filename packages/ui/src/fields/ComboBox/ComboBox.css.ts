import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

/** The list scrolls, not the sheet: scrolling to an option would otherwise scroll the page and close it. */
export const sheet = style({ display: 'flex', flexDirection: 'column' });

export const open = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flexShrink: 0,
  width: 40,
  borderRadius: '0 7px 7px 0',
  color: vars.color.ink.muted,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.sunken, color: vars.color.ink.strong },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

export const empty = style({
  padding: vars.space.small,
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
});
