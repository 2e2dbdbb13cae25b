import { globalStyle, style } from '@vanilla-extract/css';

import { displayFont, ground } from '../FormView/FormView.css';

export const page = style([ground]);

export const column = style({
  boxSizing: 'border-box',
  maxWidth: '40rem',
  margin: '0 auto',
  padding: '3rem clamp(1rem, 6cqi, 2rem)',
  '@media': { print: { maxWidth: 'none', padding: 0 } },
});

export const brand = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '1.5rem',
  marginBottom: '2rem',
});

export const title = style({
  margin: '0 0 2rem',
  font: `700 clamp(1.75rem, 8cqi, 2.5rem)/1.1 ${displayFont}`,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const entries = style({
  display: 'grid',
  gap: '2rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  display: 'grid',
  gap: '0.75rem',
  paddingTop: '1.25rem',
  borderTop: '1px solid var(--form-line)',
  breakInside: 'avoid',
});

export const day = style({ margin: 0, fontSize: '0.875rem', color: 'var(--form-muted)' });

export const pair = style({
  display: 'grid',
  gap: '1rem 2rem',
  margin: 0,
  '@container': { '(min-width: 36rem)': { gridTemplateColumns: '1fr 1fr' } },
});

export const label = style({ fontSize: '0.875rem', color: 'var(--form-muted)' });

const words = style({ margin: '0.25rem 0 0', whiteSpace: 'pre-line', textWrap: 'pretty' });

/** The words of visitors have the bar of a quotation at its start. */
export const said = style([
  words,
  { paddingInlineStart: '0.75rem', borderInlineStart: '3px solid var(--form-line)' },
]);

export const did = style([
  words,
  {
    paddingInlineStart: '0.75rem',
    borderInlineStart: '3px solid var(--form-focus)',
    fontWeight: 600,
  },
]);

export const empty = style({ margin: 0, color: 'var(--form-muted)' });

/** On paper alone: whoever reads the page on a screen holds what they would scan it with. */
export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.25rem',
      marginTop: '2rem',
      fontSize: '1.125rem',
      fontWeight: 600,
      breakInside: 'avoid',
    },
  },
});

globalStyle(`${sheet} svg`, { flex: 'none', width: '35mm', height: '35mm' });
