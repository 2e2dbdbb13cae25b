import { globalStyle, style } from '@vanilla-extract/css';

/** System fonts but for headings, whose letters the page brings. */
const font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const displayFont = `'Bricolage Grotesque Variable', ${font}`;

export const focusRing = {
  outline: '3px solid var(--form-focus)',
  outlineOffset: '2px',
} as const;

export const ground = style({
  background: 'var(--form-ground)',
  color: 'var(--form-text)',
  font: `400 1rem/1.5 ${font}`,
  overflowWrap: 'anywhere',
});

/** One column, as wide as the form. */
export const column = style({
  boxSizing: 'border-box',
  maxWidth: '35rem',
  margin: '0 auto',
  padding: '3rem clamp(1rem, 6vw, 2rem)',
});

export const message = style([
  column,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '0.75rem',
    minHeight: 'min(100dvh, 60rem)',
  },
]);

/** Logo and name, above the message. */
export const brand = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '1.5rem',
  marginBottom: '2rem',
});

globalStyle(`${message} > p`, { margin: 0, fontSize: '1.0625rem', textWrap: 'pretty' });

export const mark = style({
  width: '3.5rem',
  marginBottom: '0.5rem',
  fill: 'none',
  stroke: 'var(--form-focus)',
  strokeWidth: 3,
});

export const title = style({
  margin: 0,
  font: `700 clamp(1.75rem, 9vw, 2.75rem)/1.1 ${displayFont}`,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

/** A button that is there when it is needed, and does not call. */
export const again = style({
  // A button, or a link that looks like one.
  display: 'inline-block',
  minHeight: '2.75rem',
  padding: '0.75rem 1.25rem',
  borderRadius: 10,
  border: '2px solid currentColor',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
