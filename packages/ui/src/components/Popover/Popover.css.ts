import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const content = style({ padding: vars.space.medium, outline: 'none' });
