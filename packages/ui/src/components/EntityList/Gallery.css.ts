import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.small },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // The picture keeps its height in the row of a longer name.
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.line.strong, boxShadow: vars.elevation.raised },
    '&[data-selected]': { background: color.accent.soft, borderColor: color.accent.solid },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const place = style({
  display: 'grid',
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const add = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xsmall,
  minHeight: 200,
  border: `1px dashed ${color.line.strong}`,
  borderRadius: vars.radius.large,
  color: color.ink.muted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accent.solid, color: color.accent.ink },
  },
});

/** A table top on which the paper or the phone lies. */
export const picture = style({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'center',
  // A picture taller than its place is cut at the bottom.
  gridTemplateRows: '100%',
  alignItems: 'start',
  height: 200,
  padding: space.medium,
  overflow: 'hidden',
  background: color.surface.sunken,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  '@media': { [media.phone]: { height: 140, padding: space.small } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  padding: `${space.small} 0 ${space.small} ${space.medium}`,
  '@media': { [media.phone]: { paddingInlineStart: space.small } },
});

/** The whole card opens; what can be pressed besides lies above. */
export const name = style({
  color: color.ink.strong,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.line.focus}`, outlineOffset: -3 },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxsmall,
  color: color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const end = style({
  position: 'relative',
  zIndex: 1,
  padding: space.xxsmall,
  '@media': { [media.print]: { display: 'none' } },
});

/** In the corner of the picture, on a ground of its own. */
export const check = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.xsmall,
  insetInlineStart: space.xsmall,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.small,
  background: color.surface.panel,
  cursor: 'pointer',
  selectors: {
    // The target of a finger is larger than its box.
    '&::after': { content: '', position: 'absolute', inset: -8 },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:not([data-selected]):not([data-focus-visible])': { opacity: 0 },
        'li:hover > &:not([data-selected]), li:focus-within > &:not([data-selected])': {
          opacity: 1,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});
