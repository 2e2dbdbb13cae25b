import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const content = style({ padding: vars.space.medium, outline: 'none' });

export const picker = style({
  display: 'grid',
  gap: vars.space.small,
  width: 232,
  maxWidth: '100%',
});

export const area = style({
  width: '100%',
  height: 148,
  borderRadius: vars.radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.strong}`,
});

export const thumb = style({
  width: 20,
  height: 20,
  border: '2px solid #ffffff',
  borderRadius: vars.radius.full,
  // The dark ring makes the light one visible on light colors.
  boxShadow: '0 0 0 1px #000000, inset 0 0 0 1px #000000',
  selectors: {
    '&[data-focus-visible]': {
      width: 26,
      height: 26,
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: 2,
    },
  },
});

export const track = style({
  height: 24,
  borderRadius: vars.radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.strong}`,
});

export const trackThumb = style([thumb, { top: '50%' }]);

export const group = style({ display: 'grid', gap: vars.space.xxsmall });

export const label = style({
  color: vars.color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
});

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const swatch = style({
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': {
      boxShadow: `0 0 0 2px ${vars.color.surface.raised}, 0 0 0 4px ${vars.color.ink.strong}`,
    },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: 3,
    },
  },
});

export const paint = style({
  width: 26,
  height: 26,
  borderRadius: vars.radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.strong}`,
});

export const notations = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  padding: 2,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
});

export const notation = style({
  padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  borderRadius: 6,
  color: vars.color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': {
      background: vars.color.surface.panel,
      color: vars.color.ink.strong,
      boxShadow: `0 0 0 1px ${vars.color.line.strong}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: 1 },
  },
});
