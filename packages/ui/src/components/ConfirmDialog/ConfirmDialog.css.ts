import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export { control, field, input, label } from '../../internal/field.css';

export const form = style({ display: 'grid', gap: vars.space.medium });
