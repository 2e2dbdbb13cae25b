import { style } from '@vanilla-extract/css';

import { breakpoints, media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

const belowTablet = `screen and (max-width: ${breakpoints.tablet - 1}px)`;

/** Beside each other: equally wide from a tablet on; on phones in a row that scrolls, with the next one at its edge. */
export const list = style({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tabletUp]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    [belowTablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '62%',
      // To the edges of the card, so that what is cut is seen to go on.
      marginInline: `calc(-1 * ${space.medium})`,
      paddingInline: space.medium,
      scrollPaddingInline: space.medium,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
    },
  },
});

export const link = style({
  // Holds the words that only a screen reader meets, which would widen the page from outside the row.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xsmall,
  height: '100%',
  minHeight: vars.size.control,
  padding: space.small,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: color.surface.panel,
  color: color.ink.strong,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'none',
  cursor: 'pointer',
  scrollSnapAlign: 'start',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.accent.solid },
  },
  // Two lines instead of five: what a phone is opened for stands below.
  '@media': { [belowTablet]: { flexDirection: 'row', alignItems: 'center' } },
});

export const icon = style({ flexShrink: 0, display: 'grid', color: color.accent.ink });

export const text = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  selectors: {
    '[data-hovered] > &': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const external = style({
  display: 'inline-block',
  verticalAlign: '-0.15em',
  marginInlineStart: '0.3em',
  color: color.ink.muted,
});
