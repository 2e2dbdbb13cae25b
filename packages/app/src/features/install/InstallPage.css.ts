import { style } from '@vanilla-extract/css';

import { limits } from '@hearback/schema/limits';

export const button = style({ width: '100%', maxWidth: limits.installButtonWidthPx });
