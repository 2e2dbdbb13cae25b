import { style } from '@vanilla-extract/css';

import { control as fieldControl } from '../../internal/field.css';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

/** Both days and the calendar's button in one box. */
export const control = style([
  fieldControl,
  {
    gap: space.xxsmall,
    width: 'fit-content',
    maxWidth: '100%',
    paddingInlineStart: space.xsmall,
    selectors: {
      '&:has([role="spinbutton"]:focus)': {
        outline: `2px solid ${color.line.focus}`,
        outlineOffset: -1,
        borderColor: color.line.focus,
      },
    },
  },
]);

export const day = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${vars.size.control} - 2px)`,
  paddingInline: space.xxsmall,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const segment = style({
  paddingInline: 1,
  borderRadius: vars.radius.small,
  color: 'inherit',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { color: color.ink.muted },
    '&[data-placeholder]': { color: color.ink.muted },
    '&[data-focused]': { background: color.accent.solid, color: color.ink.onSolid },
    '&[data-disabled]': { color: color.ink.muted },
  },
});

export const dash = style({ color: color.ink.muted });

export const calendarButton = style({ marginInlineStart: 'auto', paddingInlineEnd: 3 });
