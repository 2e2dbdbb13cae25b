import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

const small = { fontSize: vars.text.small, lineHeight: vars.leading.small } as const;

export const why = style({ ...small, margin: 0, maxWidth: '60ch', color: color.ink.muted });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** Side by side on wide screens; stacked on narrow ones. */
export const row = style({
  ...small,
  display: 'grid',
  gap: `${space.hair} ${space.medium}`,
  padding: `${space.small} 0`,
  borderTop: `1px solid ${color.line.subtle}`,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    '(min-width: 440px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const code = style({
  display: 'grid',
  minWidth: 0,
  '@container': { '(min-width: 440px)': { gridRow: 'span 2' } },
});

export const name = style({
  fontWeight: vars.weight.medium,
  color: color.ink.strong,
  overflowWrap: 'anywhere',
});

export const place = style({ color: color.ink.muted, overflowWrap: 'anywhere' });

const besides = {
  '@container': { '(min-width: 440px)': { textAlign: 'end', gridColumn: 2 } },
} as const;

export const silence = style(besides);

export const days = style({ fontWeight: vars.weight.strong, color: color.status.warning.ink });

export const expected = style([besides, { color: color.ink.muted }]);

export const more = style({ marginTop: space.xxsmall });
