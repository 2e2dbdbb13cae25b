import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

/** The list is as wide as the whole field, not as its small button. */
export const list = style({ minWidth: 'var(--trigger-width)' });

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
