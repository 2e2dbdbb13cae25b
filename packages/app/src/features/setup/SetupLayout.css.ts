import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

export const page = style({
  width: '100%',
  maxWidth: 960,
  margin: '0 auto',
  padding: `${vars.space.xlarge} ${vars.space.xlarge} ${vars.space.xxlarge}`,
  '@media': { [media.phone]: { padding: `${vars.space.large} ${vars.space.medium}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBottom: vars.space.xlarge,
});

export const aside = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

/** The exit is unobtrusive: centered below the button on phones, else aligned with the card. */
export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': { [media.wide]: { justifyItems: 'start' } },
});

// The words of the quiet button begin where the column does.
globalStyle(`${foot} > button`, {
  '@media': { [media.wide]: { marginInlineStart: `calc(-1 * ${vars.space.medium} - 1px)` } },
});
