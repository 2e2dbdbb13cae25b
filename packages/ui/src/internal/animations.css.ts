import { keyframes } from '@vanilla-extract/css';

/** Comes into view. */
export const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Comes into view from a little below, like a sheet laid on the table. */
export const layDown = keyframes({
  from: { opacity: 0, transform: 'translateY(12px)' },
  to: { opacity: 1, transform: 'none' },
});
