import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { visuallyHiddenOnPhones } from '../../internal/visuallyHidden.css';
import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color } = vars;

/** Shared with links that look like buttons. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xsmall,
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontFamily: vars.font.interface,
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: vars.motion.fast,
    selectors: {
      '&[data-pressed]': { transform: 'translateY(1px)' },
      '&[data-disabled]': {
        cursor: 'not-allowed',
        background: color.surface.sunken,
        borderColor: color.line.subtle,
        color: color.ink.muted,
      },
      // Positions the spinner over the label.
      '&[data-pending]': { position: 'relative', cursor: 'progress' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
  variants: {
    tone: {
      primary: {
        background: color.accent.solid,
        color: color.ink.onSolid,
        selectors: {
          '&[data-hovered]:not([data-disabled])': { background: color.accent.solidHover },
        },
      },
      secondary: {
        background: color.surface.panel,
        borderColor: color.line.strong,
        color: color.ink.strong,
        selectors: {
          '&[data-hovered]:not([data-disabled])': {
            background: color.surface.sunken,
            borderColor: color.ink.muted,
          },
        },
      },
      quiet: {
        color: color.ink.normal,
        selectors: {
          '&[data-hovered]:not([data-disabled]), &[aria-expanded="true"]': {
            background: color.surface.sunken,
            color: color.ink.strong,
          },
          '&[data-disabled]': { background: 'none', borderColor: 'transparent' },
        },
      },
      danger: {
        background: color.status.danger.solid,
        color: color.ink.onSolid,
        selectors: {
          '&[data-hovered]:not([data-disabled])': { background: color.status.danger.solidHover },
        },
      },
    },
    size: {
      medium: { minHeight: vars.size.control, padding: `7px ${vars.space.medium}` },
      small: { minHeight: vars.size.controlSmall, padding: `3px ${vars.space.small}` },
      large: {
        minHeight: 48,
        padding: `11px ${vars.space.large}`,
        fontSize: vars.text.body,
        lineHeight: vars.leading.body,
      },
    },
    shape: {
      text: {},
      icon: { padding: 0, flexShrink: 0 },
    },
    isWide: { true: { width: '100%' } },
  },
  compoundVariants: [
    { variants: { shape: 'icon', size: 'medium' }, style: { width: vars.size.control } },
    { variants: { shape: 'icon', size: 'small' }, style: { width: vars.size.controlSmall } },
    { variants: { shape: 'icon', size: 'large' }, style: { width: 48 } },
  ],
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

// Its icon alone, in the middle of a square.
globalStyle(`${button.classNames.base}:has(> ${words} > ${visuallyHiddenOnPhones})`, {
  '@media': { [media.phone]: { gap: 0, width: vars.size.control, paddingInline: 0 } },
});

/** The label keeps its space, and is still the accessible name. */
export const coveredWords = style([words, { opacity: 0 }]);

export const overWords = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

/** As wide as an icon. */
export const iconRoom = style({ display: 'grid', placeItems: 'center', width: 20, flexShrink: 0 });
