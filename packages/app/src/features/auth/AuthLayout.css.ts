import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.color.surface.page,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 0.95fr)' },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  padding: `${vars.space.xlarge} ${vars.space.xlarge} ${vars.space.large}`,
  '@media': { [media.phone]: { padding: `${vars.space.large} ${vars.space.medium}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

/** Aligns the text of the switch with the edge of the screen's content; its background may protrude. */
export const language = style({ marginInlineEnd: `calc(-1 * ${vars.space.small})` });

export const main = style({
  alignSelf: 'center',
  justifySelf: 'center',
  width: '100%',
  maxWidth: 416,
  padding: `${vars.space.xlarge} 0`,
  // Keeps the title in place between screens, and clear of the on-screen keyboard.
  '@media': { [media.phone]: { alignSelf: 'start', paddingTop: vars.space.xxlarge } },
});

/** Links below each other, with touch-sized spacing. */
export const below = style({
  '@media': { [media.coarse]: { lineHeight: '36px' } },
});

export const foot = style({
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.line.subtle}`,
});

/** As high as a button, which comes a moment later and moves nothing. */
export const passkey = style({ minBlockSize: '2.5rem', display: 'grid' });
