import { style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  height: '100%',
  padding: `${space.medium} ${space.small}`,
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minHeight: 40,
  selectors: {
    '[data-extended="false"] &': { flexDirection: 'column', gap: space.small },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: space.xsmall,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  outlineOffset: 2,
});

/** Looks like the field that it opens. */
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  flexShrink: 0,
  minHeight: vars.size.control,
  padding: `6px ${space.xsmall} 6px ${space.small}`,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.medium,
  background: color.surface.raised,
  color: color.ink.muted,
  font: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: color.surface.sunken, color: color.ink.strong },
    '[data-extended="false"] &': {
      justifyContent: 'center',
      paddingInline: 0,
      borderColor: 'transparent',
      background: 'transparent',
      color: color.ink.normal,
    },
    '[data-extended="false"] &[data-hovered]': { background: color.surface.sunken },
  },
});

/** A finger has no keys. */
export const keys = style({
  flexShrink: 0,
  '@media': { [media.coarse]: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const bottom = style({
  display: 'grid',
  gap: space.medium,
  marginBlockStart: 'auto',
  paddingBlockStart: space.medium,
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: vars.size.control,
  padding: `6px ${space.small}`,
  borderRadius: vars.radius.medium,
  color: color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -2,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: color.surface.sunken, color: color.ink.strong },
    '&[aria-current]': {
      background: color.surface.sunken,
      color: color.ink.strong,
      fontWeight: vars.weight.heavy,
    },
    // The current page also has a bar, since color alone is not accessible.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: -12,
      insetBlock: 8,
      width: 4,
      borderRadius: '0 2px 2px 0',
      background: color.accent.solid,
    },
    '&[aria-disabled="true"]': { color: color.ink.muted, cursor: 'not-allowed' },
    '[data-extended="false"] &': { justifyContent: 'center', paddingInline: 0 },
  },
});

/** The parts of a place, on a line under its icon. */
export const sections = style({
  display: 'grid',
  gap: 2,
  margin: 0,
  marginBlockStart: 2,
  marginInlineStart: 22,
  paddingInlineStart: space.small,
  borderInlineStart: `1px solid ${color.line.subtle}`,
  listStyle: 'none',
});

export const section = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  padding: `4px ${space.small}`,
  borderRadius: vars.radius.medium,
  color: color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -2,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: color.surface.sunken, color: color.ink.strong },
    '&[aria-current="page"]': { color: color.ink.strong, fontWeight: vars.weight.strong },
  },
  '@media': { [media.coarse]: { minHeight: 40 } },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

/** A number on the shoulder of an icon: smaller, so that the icon stays in sight. */
export const onShoulder = {
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 'calc(50% + 2px)',
  minWidth: 16,
  padding: '0 4px',
  lineHeight: '16px',
  // Keeps the number apart from the icon under it.
  boxShadow: `0 0 0 2px ${color.surface.panel}`,
} as const;

/** Badge with a count: after the label, or on the icon's corner if the sidebar is collapsed. */
export const count = style({
  flexShrink: 0,
  minWidth: 20,
  padding: '1px 6px',
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  color: color.ink.onSolid,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '[data-extended="false"] &': onShoulder },
});

export const extra = style({
  selectors: { '[data-extended="false"] &': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
