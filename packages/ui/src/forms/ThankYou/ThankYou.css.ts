import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { displayFont, focusRing, ground } from '../FormView/FormView.css';

const draw = keyframes({ from: { strokeDashoffset: 30 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const page = style([
  ground,
  {
    display: 'grid',
    alignContent: 'center',
    minHeight: 'min(100dvh, 60rem)',
    // A preview fills the device frame around it.
    selectors: { '&[data-preview]': { minHeight: '100%' } },
  },
]);

export const message = style({
  boxSizing: 'border-box',
  maxWidth: '35rem',
  width: '100%',
  margin: '0 auto',
  padding: '3rem clamp(1rem, 6cqi, 2rem)',
  display: 'grid',
  gap: '0.75rem',
});

/** Logo and name, above the message. */
export const brand = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '1.5rem',
  marginBottom: '2rem',
});

export const mark = style({ width: '3.5rem', marginBottom: '0.5rem', color: 'var(--form-focus)' });

export const title = style({
  margin: 0,
  font: `700 clamp(1.75rem, 9cqi, 2.75rem)/1.1 ${displayFont}`,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  // Focused by a script so that screen readers read it; it is not interactive.
  outline: 'none',
});

// Of an answer that waits the page brings no letters for the title.
globalStyle(`${title}:has(+ [data-waiting])`, { fontFamily: 'inherit' });

export const sentence = style({
  margin: 0,
  fontSize: '1.0625rem',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

export const line = style({ margin: 0, selectors: { '&:has([hidden])': { display: 'none' } } });

export const review = style({
  boxSizing: 'border-box',
  display: 'inline-block',
  minHeight: '3rem',
  marginTop: '0.75rem',
  padding: '0.6875rem 1.25rem',
  border: '2px solid var(--form-focus)',
  borderRadius: 10,
  color: 'var(--form-text)',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover': { textDecoration: 'underline' },
  },
});

export const receipt = style({
  display: 'inline-block',
  padding: '0.6875rem 0',
  color: 'var(--form-text)',
  fontSize: '0.9375rem',
  textWrap: 'balance',
  textUnderlineOffset: '0.2em',
  selectors: { '&:focus-visible': focusRing, '&[hidden]': { display: 'none' } },
});

globalStyle(`${mark} path`, {
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      strokeDasharray: 30,
      animation: `${draw} 320ms 120ms ease-out backwards`,
    },
  },
});

globalStyle(`${message} > *`, {
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} 320ms ease-out backwards` },
  },
});
