import { style } from '@vanilla-extract/css';

/** Wide enough to be read in a table with many columns; narrower where rows are cards. */
export const comment = style({ minWidth: 'min(180px, 40vw)' });
