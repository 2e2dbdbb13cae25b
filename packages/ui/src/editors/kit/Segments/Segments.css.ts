import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const segments = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: 2,
  padding: 2,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.medium,
  background: color.surface.sunken,
});

export const segment = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: `calc(${vars.size.control} - 6px)`,
  padding: `${space.xxsmall} ${space.hair}`,
  borderRadius: 6,
  color: color.ink.normal,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.ink.strong },
    '&[data-selected]': {
      background: color.surface.panel,
      color: color.ink.strong,
      fontWeight: vars.weight.medium,
      boxShadow: `0 0 0 1px ${color.line.strong}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: 1 },
    '&[data-disabled]': { color: color.ink.muted, cursor: 'default' },
  },
});
