import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color } = vars;

export const mark = style({ display: 'inline-flex', flex: 'none', color: color.ink.muted });

export const list = style({
  display: 'grid',
  gap: '0.625rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    // The arrow of a follow-up begins at its question.
    '& &': {
      marginTop: '0.625rem',
      paddingInlineStart: '0.875rem',
      borderInlineStart: `2px solid ${color.line.focus}`,
    },
  },
});

export const row = style({ fontSize: '0.875rem', overflowWrap: 'anywhere' });

export const condition = style({
  display: 'block',
  fontSize: '0.8125rem',
  color: color.ink.muted,
  '::before': { content: '"↳ " / ""' },
});
