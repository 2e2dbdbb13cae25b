import { style } from '@vanilla-extract/css';

/** The page that says the server is in trouble: no form, so no colours of an owner. */
export const trouble = style({
  maxWidth: '30rem',
  margin: '0 auto',
  padding: '20vh 1.5rem',
  font: "400 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  color: 'var(--form-text)',
  textAlign: 'center',
});

export const again = style({
  padding: '0.75rem 1.25rem',
  borderRadius: 10,
  border: '2px solid currentColor',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
