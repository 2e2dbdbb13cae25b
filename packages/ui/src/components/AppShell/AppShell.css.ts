import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { fadeIn } from '../../internal/animations.css';
import { narrowEnd, widest } from '../../layout/Page/Page.css';
import { breakpoints, media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';
import { count, onShoulder } from '../Sidebar/Sidebar.css';

const { color, space } = vars;
const extendedWidth = 248;
const collapsedWidth = 72;

export const skip = style({
  position: 'fixed',
  zIndex: vars.layer.snackbar,
  insetBlockStart: space.xsmall,
  insetInlineStart: space.xsmall,
  padding: `${space.xsmall} ${space.medium}`,
  borderRadius: vars.radius.small,
  background: color.surface.inverse,
  color: color.ink.inverse,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', height: 1, overflow: 'hidden' } },
});

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  background: color.surface.page,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block', background: 'none' },
  },
});

/** Without navigation the footer still ends the window. */
export const bare = style({
  display: 'grid',
  minHeight: '100dvh',
  background: color.surface.page,
  '@media': { [media.print]: { display: 'block', background: 'none' } },
});

export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  height: '100dvh',
  width: collapsedWidth,
  borderInlineEnd: `1px solid ${color.line.subtle}`,
  background: color.surface.panel,
  transition: `width ${vars.motion.normal} ${vars.motion.enter}`,
  overflow: 'hidden',
  selectors: { '&[data-extended="true"]': { width: extendedWidth } },
  '@media': {
    // On narrow screens the open sidebar lies over the page instead of squeezing it.
    [media.narrow]: {
      selectors: {
        '&[data-extended="true"]': {
          width: Math.max(extendedWidth, 280),
          marginInlineEnd: collapsedWidth - Math.max(extendedWidth, 280),
          boxShadow: vars.elevation.floating,
        },
      },
    },
    [media.phone]: {
      position: 'fixed',
      insetInlineStart: 0,
      selectors: {
        '&[data-extended="false"]': { display: 'none' },
        '&[data-extended="true"]': { marginInlineEnd: 0, width: 'min(300px, calc(100vw - 56px))' },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const veil = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'block',
      position: 'fixed',
      inset: 0,
      // Over the bars of the page, under the sidebar.
      zIndex: `calc(${vars.layer.navigation} - 1)`,
      background: color.veil,
      animation: `${fadeIn} ${vars.motion.normal} ease-out`,
    },
  },
});

export const main = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const topBar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.sticky,
      display: 'flex',
      alignItems: 'center',
      gap: space.xsmall,
      // As tall as with a badge, so that nothing shifts when one appears.
      minHeight: 57,
      padding: `6px ${space.xsmall}`,
      borderBlockEnd: `1px solid ${color.line.subtle}`,
      background: color.surface.panel,
    },
    [media.print]: { display: 'none' },
  },
});

/** Pushes what follows to the end of the bar. */
export const barEnd = style({ flex: 1 });

export const barLogo = style({
  display: 'flex',
  // At the start of the bar it keeps the edge of the page.
  selectors: { '&:first-child': { paddingInlineStart: space.xsmall } },
});

export const bottomBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  // The line by which phones without a button are left.
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.line.subtle}`,
  background: color.surface.panel,
  '@media': { [media.print]: { display: 'none' } },
});

export const barItem = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 56,
  padding: `4px 2px`,
  color: color.ink.muted,
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -3,
  selectors: {
    '&[aria-current]': { color: color.ink.strong, fontWeight: vars.weight.strong },
    // The current place has a bar as in the sidebar, since color alone is not accessible.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: -1,
      width: 32,
      height: 3,
      borderRadius: '0 0 2px 2px',
      background: color.accent.solid,
    },
  },
});

export const barLabel = style({
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
});

/** On phones, where the sidebar is away: the way to what is new. */
export const news = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  borderRadius: vars.radius.medium,
  color: color.ink.normal,
});

export const newsCount = style([count, onShoulder]);

export const notice = style({
  padding: `${space.medium} ${space.xlarge} 0`,
  '@media': {
    [media.phone]: { padding: `${space.xsmall} ${space.medium} 0` },
    [media.print]: { display: 'none' },
  },
});

/** A tool has a bar of its own, and no notice but those that are there. */
globalStyle(`${main}:has([data-page-width="tool"]) > ${topBar}`, {
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(`${main}:has([data-page-width="tool"]) > ${notice}:not(:has(> * > *))`, {
  display: 'none',
});

/** The places that stay when a screen gives way to another: only what is beside them fades. */
for (const [name, place] of [
  ['navigation', side],
  ['top-bar', topBar],
  ['bottom-bar', bottomBar],
] as const) {
  globalStyle(`html:active-view-transition ${place}`, { viewTransitionName: name });
  globalStyle(`::view-transition-group(${name}), ::view-transition-new(${name})`, {
    animation: 'none',
  });
  globalStyle(`::view-transition-old(${name})`, { display: 'none' });
}

// A press during the transition reaches what it is on: on a busy machine it lasts long enough to be met.
globalStyle('::view-transition', { pointerEvents: 'none' });

globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: vars.motion.fast,
});

const appear = keyframes({ to: { visibility: 'visible' } });

/** Not for long: whoever waits for a slow server sees at least the shape of what comes. */
const settling = style({
  selectors: {
    '&[data-settling="true"]': {
      visibility: 'hidden',
      animation: `${appear} 0s 1500ms forwards`,
    },
  },
});

export const content = style([settling, { flex: 1, minWidth: 0, outline: 'none' }]);

export const footer = style([
  settling,
  {
    padding: `${space.medium} ${space.xlarge}`,
    color: color.ink.muted,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.caption,
    '@media': { [media.phone]: { padding: space.medium }, [media.print]: { display: 'none' } },
  },
]);

/** Notices and the footer end where the page between them does. */
for (const width of ['content', 'narrow'] as const) {
  globalStyle(`${main}:has([data-page-width="${width}"]) > :is(${notice}, ${footer})`, {
    maxWidth: widest,
    '@media': {
      [`screen and (min-width: ${breakpoints.phone}px)`]:
        width === 'narrow' ? { paddingInlineEnd: narrowEnd } : {},
    },
  });
}

// Below a list that is still on its way, it would stand in its place, and then be moved.
globalStyle(`${content}:has([aria-busy="true"], [data-skeleton]) + ${footer}`, {
  visibility: 'hidden',
});
