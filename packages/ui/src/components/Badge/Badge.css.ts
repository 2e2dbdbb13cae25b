import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../tokens/contract.css';

const toned = (tone: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color.status[tone].soft,
  color: vars.color.status[tone].ink,
});

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    width: 'fit-content',
    maxWidth: '100%',
    padding: '2px 8px',
    borderRadius: vars.radius.small,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.caption,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: {
        background: vars.color.surface.sunken,
        color: vars.color.ink.normal,
        boxShadow: `inset 0 0 0 1px ${vars.color.line.subtle}`,
      },
      accent: { background: vars.color.accent.soft, color: vars.color.accent.ink },
      success: toned('success'),
      warning: toned('warning'),
      danger: toned('danger'),
      info: toned('info'),
    },
  },
});

/** A square, filled, half or hollow, so that the state is visible without color. */
export const dot = recipe({
  base: { width: 7, height: 7, flexShrink: 0, border: '1.5px solid currentColor', borderRadius: 1 },
  variants: {
    fill: {
      full: { background: 'currentColor' },
      half: { background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)' },
      hollow: {},
    },
  },
});

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
