import { globalStyle, style } from '@vanilla-extract/css';

import { limits } from '@hearback/schema/limits';
import { media, vars } from '@hearback/ui/tokens';

const { color, space } = vars;

export const button = style({ width: '100%', maxWidth: limits.installButtonWidthPx });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On phones all steps are on one screen: picture and sentence side by side. */
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  '@media': {
    [media.phone]: { gridTemplateColumns: '144px minmax(0, 1fr)', alignItems: 'center' },
  },
});

/** As wide as high, so that nothing moves: the picture is cut at its foot. */
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '200 / 144',
  borderRadius: vars.radius.medium,
  background: color.surface.sunken,
});

export const sheet = style({ fill: color.surface.panel, stroke: color.line.strong });
export const soft = style({ fill: color.line.subtle });
export const edge = style({ stroke: color.line.subtle });
export const marked = style({
  fill: color.accent.soft,
  stroke: color.accent.solid,
  strokeWidth: 1.5,
});
export const sign = style({
  fill: 'none',
  stroke: color.accent.ink,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const label = style({
  fill: color.ink.strong,
  fontSize: 10,
  fontWeight: vars.weight.strong,
});

export const menu = style({
  display: 'grid',
  gap: 6,
  padding: 6,
  border: `1px solid ${color.line.strong}`,
  borderRadius: 8,
  background: color.surface.raised,
});

globalStyle(`${menu} > i`, {
  width: '60%',
  height: 7,
  margin: '4px 6px',
  borderRadius: 4,
  background: color.line.subtle,
});

globalStyle(`${menu} > b`, {
  padding: '5px 6px',
  border: `1.5px solid ${color.accent.solid}`,
  borderRadius: 6,
  background: color.accent.soft,
  color: color.ink.strong,
  fontSize: 10.5,
  lineHeight: 1.2,
  fontWeight: vars.weight.strong,
});
