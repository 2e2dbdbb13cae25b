import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const palette = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.xxsmall,
  width: '100%',
  minHeight: 56,
  padding: `${space.xsmall} ${space.xxsmall}`,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.medium,
  background: color.surface.panel,
  color: color.ink.strong,
  fontFamily: 'inherit',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-lifted]': { opacity: 0.45 },
    '&[data-hovered]': { borderColor: color.line.strong, background: color.surface.sunken },
    '&[data-pressed]': { transform: 'translateY(1px)' },
    '&[data-full]': { color: color.ink.muted, borderStyle: 'dashed' },
  },
});
