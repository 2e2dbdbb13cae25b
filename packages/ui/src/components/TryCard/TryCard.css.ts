import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

/** Below each other; from a tablet on beside each other, equally wide. */
export const list = style({
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tabletUp]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  height: '100%',
  minHeight: vars.size.control,
  padding: `${space.xsmall} ${space.small}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: color.surface.panel,
  color: color.ink.strong,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'none',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  '@media': {
    [media.tabletUp]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space.xsmall,
      padding: space.small,
    },
  },
  selectors: {
    '&[data-hovered]': { borderColor: color.accent.solid },
  },
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
