import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

export const captures = style({
  borderCollapse: 'collapse',
  width: '100%',
  marginTop: vars.space.xsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

export const head = style({
  padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  fontWeight: vars.weight.normal,
  color: vars.color.ink.muted,
  textAlign: 'center',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});

/** Name of the decoder program. */
export const program = style({
  display: 'block',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
});

export const row = style({ borderTop: `1px solid ${vars.color.line.subtle}` });

export const name = style({
  paddingBlock: vars.space.xxsmall,
  fontWeight: vars.weight.normal,
  color: vars.color.ink.normal,
  textAlign: 'start',
});

export const mark = style({
  padding: vars.space.xxsmall,
  textAlign: 'center',
  color: vars.color.status.success.ink,
  selectors: { '&[data-read="no"]': { color: vars.color.status.danger.ink } },
});

// Icons are blocks, which text alignment does not move.
globalStyle(`${mark} svg`, { marginInline: 'auto' });

/** Opens what is folded below it, with a drawn sign in place of the browser's own. */
export const disclosure = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: 2 },
  },
});

globalStyle(`${disclosure} > svg`, { flex: 'none', transition: `rotate ${vars.motion.fast}` });
globalStyle(`details[open] > ${disclosure} > svg`, { rotate: '180deg' });

export const summary = style([
  disclosure,
  {
    justifyContent: 'flex-start',
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
    color: vars.color.ink.muted,
  },
]);
