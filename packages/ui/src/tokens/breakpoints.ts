/**
 * Widths where the layout changes, in px. `tiny` is below every phone sold, and what a laptop has left
 * at 400 %; `wide` is where the sidebar opens by itself.
 */
export const breakpoints = { tiny: 360, phone: 640, tablet: 768, wide: 1025 } as const;

/** Media queries by what they mean. */
export const media = {
  tiny: `screen and (max-width: ${breakpoints.tiny - 1}px)`,
  /** A row becomes a card, columns become one. */
  phone: `screen and (max-width: ${breakpoints.phone - 1}px)`,
  tabletUp: `screen and (min-width: ${breakpoints.tablet}px)`,
  narrow: `screen and (max-width: ${breakpoints.wide - 1}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  /** A finger rather than a mouse. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  screen: 'screen',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
