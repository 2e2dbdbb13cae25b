import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const groups = style({ display: 'grid', gap: space.large });

export const group = style({ display: 'grid', gap: space.small, minWidth: 0 });

export const title = style({
  color: color.ink.strong,
  fontSize: vars.text.body,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
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
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.line.strong, boxShadow: vars.elevation.raised },
    '&[data-selected]': {
      borderColor: color.accent.solid,
      boxShadow: `0 0 0 1px ${color.accent.solid}`,
      background: color.accent.soft,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: 3 },
    '&[data-invalid]': { borderColor: color.status.danger.solid },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

/** A table top on which the paper or the phone lies; what is taller shows its head. */
export const picture = style({
  display: 'grid',
  gridColumn: '1 / -1',
  justifyItems: 'center',
  alignItems: 'start',
  gridTemplateRows: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: 212,
  padding: space.medium,
  overflow: 'hidden',
  background: color.surface.sunken,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  pointerEvents: 'none',
  // A phone is as wide as its tile there.
  '@media': { [media.phone]: { height: 164, padding: `${space.small} 0` } },
});

globalStyle(`${picture} > svg`, {
  width: '100%',
  height: '100%',
  filter: `drop-shadow(0 1px 2px ${color.veil})`,
  '@media': { [media.phone]: { boxSizing: 'border-box', paddingInline: space.small } },
});

export const words = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  padding: `${space.small} ${space.small} ${space.small} 0`,
  // A picture that is cut goes on below, for what reads colors.
  background: 'inherit',
  color: color.ink.strong,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});

export const description = style({ color: color.ink.muted, fontWeight: vars.weight.normal });

export const mark = style({
  margin: `${space.small} ${space.xsmall} ${space.small} ${space.small}`,
  // Only the tile shows the focus.
  selectors: { '[data-focus-visible] > &': { outline: 'none' } },
});

export const more = style({ display: 'grid', justifyItems: 'start' });
