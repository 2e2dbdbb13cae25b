import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';
import { footer } from '../Drawer/Drawer.css';

const slideIn = keyframes({ from: { transform: 'translateX(16px)', opacity: 0 }, to: {} });

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  minWidth: 0,
  selectors: {
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 400px)' },
  },
});

export const main = style({ minWidth: 0 });

// The list gives way to what opens beside it: its rows keep their size and are cut at its edge.
globalStyle(`html:active-view-transition ${main}`, { viewTransitionName: 'list' });
globalStyle('::view-transition-group(list)', {
  animationDuration: vars.motion.normal,
  overflow: 'clip',
});
globalStyle('::view-transition-old(list), ::view-transition-new(list)', {
  width: 'auto',
  animationDuration: vars.motion.fast,
});

/** Stays in sight while the list scrolls. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: vars.space.medium,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `calc(100dvh - 2 * ${vars.space.medium})`,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  // Unlike `hidden`, this lets the actions stay in sight of the whole page.
  overflow: 'clip',
  animation: `${slideIn} ${vars.motion.normal} ${vars.motion.enter}`,
  outline: 'none',
  '@media': { [media.reducedMotion]: { animation: 'none' } },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: -2 },
  },
});

/** Before the page scrolls, the panel reaches below the window: what can be done with it does not. */
globalStyle(`${beside} > ${footer}`, {
  position: 'sticky',
  insetBlockEnd: 0,
  background: vars.color.surface.raised,
});
