import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  height: '100%',
  padding: space.large,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  color: color.ink.normal,
  containerType: 'inline-size',
  '@media': {
    [media.phone]: { padding: space.medium, borderRadius: vars.radius.medium },
    [media.print]: { breakInside: 'avoid' },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.small,
  minHeight: vars.size.controlSmall,
});

/** Its first line stands in the middle of the buttons beside it. */
export const title = style({
  margin: 0,
  paddingBlockStart: `calc((${vars.size.controlSmall} - ${vars.leading.body}) / 2)`,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.strong,
  color: color.ink.strong,
});

/** In the middle of the buttons that others have there. */
export const sampleMark = style({ flex: 'none', paddingBlockStart: 5 });

/** Over the drawing, so that it takes no room. */
export const sampleWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  color: color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const description = style({
  margin: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: color.ink.muted,
});

export const actions = style({
  display: 'flex',
  flex: 'none',
  gap: space.xxsmall,
  '@media': { [media.print]: { display: 'none' } },
});

export const body = style({
  flex: 'auto',
  minWidth: 0,
  selectors: {
    // A neighbour in the row may be taller: what stands in for a drawing fills the card all the same.
    '&[data-sample]': { opacity: 0.5, filter: 'saturate(0.4)' },
    '&[data-drawn="false"]': { display: 'flex', flexDirection: 'column' },
  },
});

export const lead = style({ marginBottom: space.medium, overflowWrap: 'anywhere' });

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const loading = style({
  flex: 'auto',
  borderRadius: vars.radius.medium,
  background: color.surface.sunken,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
  },
});

/** Stands in for the drawing, as tall as it is, so that the page does not jump. */
export const placeholder = style({
  display: 'grid',
  flex: 'auto',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.small,
  color: color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textAlign: 'center',
  border: `1px dashed ${color.line.subtle}`,
  borderRadius: vars.radius.medium,
});

export const goodNews = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  margin: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: color.ink.muted,
});

globalStyle(`${goodNews} > svg`, { flex: 'none', color: color.status.success.ink });
globalStyle(`${goodNews} strong`, { fontWeight: vars.weight.medium, color: color.ink.strong });

export const squares = style({
  width: 36,
  color: color.line.strong,
});
