import { style } from '@vanilla-extract/css';

import { vars } from '../../../packages/ui/src/tokens/contract.css';

export const place = style({ width: '100%' });

export const drawing = style({ display: 'block', overflow: 'visible' });

export const bar = style({ fill: vars.color.accent.solid });
