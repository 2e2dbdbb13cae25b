/** Widths where the layout changes, in px. `wide` is where the sidebar opens by itself. */
export const breakpoints = { phone: 640, tablet: 768, wide: 1025 } as const;

/** Media queries by what they mean. */
export const media = {
  /** A row becomes a card, columns become one. */
  phone: `screen and (max-width: ${breakpoints.phone - 1}px)`,
  tabletUp: `screen and (min-width: ${breakpoints.tablet}px)`,
  narrow: `screen and (max-width: ${breakpoints.wide - 1}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  /** A finger rather than a mouse. */
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
