import { style } from '@vanilla-extract/css';

/** As if it were not there: the screen lies in the shell itself. */
export const shown = style({ display: 'contents' });

export const waiting = style({ display: 'none' });
