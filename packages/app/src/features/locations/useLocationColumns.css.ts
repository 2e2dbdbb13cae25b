import { style } from '@vanilla-extract/css';

/** Wide enough for a typical name: wrapping an address is preferable to wrapping a name. */
export const name = style({ minWidth: 'min(170px, 40vw)' });
