import { style } from '@vanilla-extract/css';

export const together = style({ whiteSpace: 'nowrap' });
