import { style } from '@vanilla-extract/css';

import {
  again,
  brand as pageBrand,
  column,
  focusRing,
  ground,
  title as pageTitle,
} from '../pageStyles.css';

export const page = style([
  ground,
  column,
  { display: 'grid', gap: '0.75rem', justifyItems: 'start' },
]);

export const brand = style([pageBrand]);

export const title = style([pageTitle]);

export const quiet = style({ margin: 0, fontSize: '0.9375rem', color: 'var(--form-muted)' });

export const answers = style({
  display: 'grid',
  gap: '1.25rem',
  width: '100%',
  margin: '0.75rem 0 0.5rem',
  padding: '1.25rem 0',
  borderBlock: '1px solid var(--form-line)',
  selectors: { '&:empty': { display: 'none' } },
});

export const label = style({
  fontSize: '0.875rem',
  color: 'var(--form-muted)',
  selectors: { '&:empty': { display: 'none' } },
});

export const words = style({ margin: 0, whiteSpace: 'pre-line', textWrap: 'pretty' });

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.75rem',
  fontWeight: 600,
});

export const stars = style({
  width: '15rem',
  maxWidth: '100%',
  marginInlineStart: '-0.125rem',
  fill: 'none',
  stroke: 'var(--form-star)',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

export const given = style({
  fill: 'var(--form-star-fill)',
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
});

/** The reply has a bar at its start, as a quotation in an email does. */
export const reply = style({
  boxSizing: 'border-box',
  width: '100%',
  display: 'grid',
  gap: '0.375rem',
  paddingInlineStart: '1rem',
  borderInlineStart: '4px solid var(--form-focus)',
});

export const replyTitle = style({ margin: 0, fontSize: '1.0625rem', lineHeight: 1.3 });

export const erase = style({ width: '100%', marginTop: '1.5rem' });

export const eraseSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: 'var(--form-muted)',
  fontSize: '0.9375rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: 6,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      width: '0.4375rem',
      height: '0.4375rem',
      margin: '-0.25rem 0.25rem 0 0.625rem',
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    'details[open] > &::after': { marginTop: '0.25rem', transform: 'rotate(225deg)' },
    '&:focus-visible': focusRing,
  },
});

export const eraseForm = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '1rem',
  marginTop: '0.5rem',
  padding: '1.25rem',
  border: '2px solid var(--form-error)',
  borderRadius: 10,
});

export const contact = style({
  boxSizing: 'border-box',
  width: '100%',
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  padding: '1.25rem',
  border: '1px solid var(--form-line)',
  borderRadius: 10,
});

export const contactLabel = style({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  fontSize: '0.875rem',
  color: 'var(--form-muted)',
});

export const contactInput = style({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '2.75rem',
  padding: '0 0.75rem',
  border: '1px solid var(--form-line)',
  borderRadius: 8,
  background: 'transparent',
  color: 'var(--form-text)',
  font: 'inherit',
  fontSize: '1rem',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-invalid]': { borderColor: 'var(--form-error)' },
  },
});

export const send = style([
  again,
  {
    borderColor: 'var(--form-text)',
    background: 'var(--form-text)',
    color: 'var(--form-ground)',
  },
]);

export const issue = style({ margin: 0, color: 'var(--form-error)' });

export const save = style([again, { selectors: { '&[hidden]': { display: 'none' } } }]);

export const eraseButton = style([again, { color: 'var(--form-error)' }]);
