import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, radius, space } = vars;

/** Height with its distance from the part, in pixels. */
export const roomForBar = 52;

export const bar = style({
  display: 'inline-flex',
  gap: space.hair,
  padding: space.hair,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.medium,
  background: color.surface.panel,
  boxShadow: vars.elevation.floating,
  '@media': { print: { display: 'none' } },
});
