import { style } from '@vanilla-extract/css';

/** Wide enough for the usual name: an address reads better in two lines than a name does. */
export const name = style({ minWidth: 'min(170px, 40vw)' });
