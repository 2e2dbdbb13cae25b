import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/contract.css';

const { color, space } = vars;

export const field = style({ display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' });

export const label = style({
  color: color.ink.strong,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

/** A form without an optional field needs no marks, and says so on an element around it. */
export const requiredMark = style({
  color: color.status.danger.ink,
  marginInlineStart: '0.25em',
  selectors: { '[data-all-required] &': { display: 'none' } },
});

/** The box around an input and its adornments. */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: vars.size.control,
  minWidth: 0,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.medium,
  background: color.surface.panel,
  color: color.ink.strong,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.ink.muted },
    '&[data-invalid]': { borderColor: color.status.danger.solid },
    '&:has(input:focus-visible), &:has(textarea:focus-visible)': {
      outline: `2px solid ${color.line.focus}`,
      outlineOffset: -1,
      borderColor: color.line.focus,
    },
    '&[data-disabled]': {
      background: color.surface.sunken,
      borderColor: color.line.subtle,
      color: color.ink.muted,
    },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  padding: `7px ${space.small}`,
  border: 0,
  outline: 0,
  background: 'transparent',
  // 16 px: anything smaller makes phones zoom in.
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  color: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.ink.muted, opacity: 1 },
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.ink.strong,
      boxShadow: `inset 0 0 0 100px ${color.accent.soft}`,
      borderRadius: 7,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

export const textArea = style([
  input,
  {
    minHeight: 72,
    resize: 'vertical',
    display: 'block',
    '@media': { [media.print]: { resize: 'none' } },
  },
]);

/** Something small beside the input: a unit, an icon. */
export const aside = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  color: color.ink.muted,
  fontSize: vars.text.small,
  selectors: {
    '&:first-child': {
      paddingInlineStart: space.small,
      marginInlineEnd: `calc(-1 * ${space.xsmall})`,
    },
    '&:last-child': { paddingInlineEnd: space.xxsmall },
  },
});

globalStyle(`${control} input[type="search"]::-webkit-search-cancel-button`, { display: 'none' });
