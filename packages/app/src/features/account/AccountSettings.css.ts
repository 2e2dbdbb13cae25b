import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

const { accent, ink, line, surface } = vars.color;

/** A rectangle of one color: its offset from the left and the top, and its size, in px. */
const block = (color: string, x: number, y: number, width: number, height: number) =>
  `linear-gradient(${color}, ${color}) ${x}px ${y}px / ${width}px ${height}px no-repeat`;

/** A window of the app in the colors of a theme, whichever one the page has. */
export const themeWindow = style({
  display: 'block',
  width: 72,
  height: 48,
  border: `1px solid ${line.strong}`,
  borderRadius: vars.radius.medium,
  background: [
    block(accent.solid, 48, 30, 12, 5),
    block(surface.panel, 27, 18, 38, 22),
    block(ink.strong, 27, 8, 26, 4),
    ...[9, 17, 25].map((y) => block(ink.muted, 6, y, 8, 2)),
    block(line.subtle, 19, 0, 1, 48),
    surface.page,
  ].join(', '),
});
