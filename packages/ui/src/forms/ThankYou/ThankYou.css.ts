import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { ground } from '../FormView/FormView.css';

const draw = keyframes({ from: { strokeDashoffset: 30 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const page = style([
  ground,
  { display: 'grid', alignContent: 'center', minHeight: 'min(100dvh, 60rem)' },
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

export const mark = style({ width: '3.5rem', marginBottom: '0.5rem', color: 'var(--form-focus)' });

export const title = style({
  margin: 0,
  fontSize: 'clamp(1.75rem, 9cqi, 2.75rem)',
  lineHeight: 1.1,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const sentence = style({ margin: 0, fontSize: '1.0625rem', textWrap: 'pretty' });

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
