import { keyframes, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

const { color, space } = vars;
const line = `1px solid ${color.line.subtle}`;

const stayAway = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

/** Delays the skeleton, so that a fast load does not flash it. */
export const late = style({ animation: `${stayAway} 1ms 150ms backwards` });

/** Matches the page's layout, so that nothing shifts when the page replaces it. */
export const screen = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.large,
  padding: `${space.xlarge} ${space.xlarge} ${space.xxlarge}`,
  '@media': {
    [media.phone]: {
      gap: space.small,
      padding: `${space.xsmall} ${space.medium} ${space.xlarge}`,
    },
  },
});

export const header = style({ display: 'grid', gap: space.xxsmall, maxWidth: 420 });

/** As tall as the bar of an editor. */
export const editorBar = style({
  display: 'grid',
  alignItems: 'center',
  height: 56,
  paddingInline: space.large,
  borderBlockEnd: line,
  background: color.surface.panel,
});

export const rows = style({
  border: line,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  overflow: 'hidden',
  // On phones rows are cards.
  '@media': {
    [media.phone]: {
      display: 'grid',
      gap: space.small,
      border: 0,
      background: 'none',
      overflow: 'visible',
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr 1fr',
  alignItems: 'center',
  gap: space.large,
  height: 49,
  paddingInline: 20,
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '1fr',
      alignContent: 'space-evenly',
      gap: 0,
      height: 144,
      paddingInline: space.medium,
      border: line,
      borderRadius: vars.radius.medium,
      background: color.surface.panel,
    },
  },
});

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: space.medium,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.small },
  },
});

export const tile = style({
  display: 'grid',
  alignContent: 'end',
  height: 256,
  padding: space.medium,
  border: line,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  '@media': { [media.phone]: { height: 208 } },
});

export const fields = style({ display: 'grid', gap: space.large, maxWidth: 768 });

export const field = style({ display: 'grid', gap: space.xsmall });

export const control = style({
  height: vars.size.control,
  border: line,
  borderRadius: vars.radius.medium,
  background: color.surface.panel,
});

/** The three panes of an editor, or its preview alone on narrow screens. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: '260px minmax(0, 1fr) 310px',
  // Under the bar of the editor.
  height: 'calc(100dvh - 56px)',
  minHeight: 420,
  background: color.surface.panel,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Of an editor whose document has no parts. */
export const twoPanes = style([
  panes,
  {
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(340px, 40%, 480px)' } },
  },
]);

export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  padding: space.large,
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': { [media.narrow]: { selectors: { '&:not([data-stage])': { display: 'none' } } } },
});
