import { style } from '@vanilla-extract/css';

import { focusRing } from '../FormView/FormView.css';

/** A question with answers to choose from. */
export const group = style({
  display: 'grid',
  gap: '0.5rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** Options below one another. */
export const list = style({ display: 'grid', gap: '0.5rem' });

/** A few short options side by side, as many as fit. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: '0.5rem',
});

/** An option is pressed anywhere on it. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  boxSizing: 'border-box',
  minHeight: '3rem',
  padding: '0.625rem 0.875rem',
  border: '1.5px solid var(--form-line)',
  borderRadius: 10,
  lineHeight: 1.3,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active': { background: 'color-mix(in srgb, var(--form-focus) 16%, transparent)' },
    // Browsers without :has() show it by the button alone.
    '&:has(:checked)': {
      borderColor: 'var(--form-focus)',
      boxShadow: 'inset 0 0 0 1px var(--form-focus)',
      background: 'color-mix(in srgb, var(--form-focus) 10%, transparent)',
    },
    '&:has(:focus-visible)': focusRing,
  },
});

/** The visitor's own words, asked for once their option is chosen. Browsers without :has() show it from the beginning. */
export const own = style({
  selectors: { [`${option}:not(:has(:checked)) + &`]: { display: 'none' } },
});

/** Radio button or checkbox in the owner's color. */
export const tick = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: 'var(--form-focus)',
  cursor: 'pointer',
  // The whole option has the ring.
  selectors: { [`${option}:has(:focus-visible) &`]: { outline: 'none' } },
});
