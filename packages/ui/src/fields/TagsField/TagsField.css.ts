import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

/** The tags and the input share one box, and wrap. */
export const box = style({ flexWrap: 'wrap', paddingInline: vars.space.xsmall, paddingBlock: 3 });

export const tags = style({ display: 'contents', listStyle: 'none' });

export const tag = style({ minWidth: 0, maxWidth: '100%' });

/** As wide as a short word at least: with less room beside the tags it goes to a line of its own. */
export const typed = style({ flexBasis: 120, width: 'auto', paddingInline: vars.space.xsmall });

globalStyle(`${box} button`, { flexShrink: 0 });
