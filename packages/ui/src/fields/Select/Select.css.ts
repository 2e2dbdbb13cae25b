import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `7px ${vars.space.small}`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.panel,
  color: vars.color.ink.strong,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.ink.muted },
    '[data-invalid] &': { borderColor: vars.color.status.danger.solid },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: -1,
    },
    '&[data-disabled]': {
      background: vars.color.surface.sunken,
      borderColor: vars.color.line.subtle,
      color: vars.color.ink.muted,
      cursor: 'not-allowed',
    },
  },
});

export const value = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.color.ink.muted } },
});

export const search = style({
  position: 'sticky',
  top: 0,
  padding: vars.space.xsmall,
  borderBottom: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.surface.raised,
});

export const empty = style({
  padding: vars.space.small,
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
});

/** Heading of an option group. */
export const group = style({
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.xxsmall}`,
  color: vars.color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
});
