import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 42%), 1fr))',
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.medium,
  background: color.surface.panel,
});

/** Background of the phone, whose lower end is clipped. */
export const table = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  height: 200,
  paddingBlockStart: space.small,
  overflow: 'hidden',
  borderRadius: `${vars.radius.medium} ${vars.radius.medium} 0 0`,
  background: color.surface.sunken,
});

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xxsmall,
  minHeight: 44,
  paddingInline: `${space.small} ${space.xxsmall}`,
  borderBlockStart: `1px solid ${color.line.subtle}`,
});

export const name = style({
  display: '-webkit-box',
  minWidth: 0,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  paddingBlock: space.xsmall,
  color: color.ink.strong,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});

/** Above the button that covers the tile. */
export const menu = style({ position: 'relative', zIndex: 1, flexShrink: 0 });

export const button = style({
  position: 'absolute',
  inset: -1,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.line.strong, boxShadow: vars.elevation.raised },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 },
  },
});
