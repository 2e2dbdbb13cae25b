import { globalStyle, style } from '@vanilla-extract/css';

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** As wide as a finger, as quiet as the name of the place. */
const target = {
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: '0 0.5rem',
  color: 'var(--form-muted)',
  font: `600 0.875rem/1.25 ${font}`,
  borderRadius: 8,
} as const;

const focusRing = { outline: '3px solid var(--form-focus)', outlineOffset: '-2px' } as const;

/** In the free space above the form, so that it moves the form down as little as possible. */
export const bar = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  boxSizing: 'border-box',
  maxWidth: '35rem',
  margin: '0 auto -1.25rem',
  padding: '0.25rem clamp(0.5rem, 6vw - 0.5rem, 1.5rem) 0',
});

export const globe = style({
  flex: 'none',
  width: '1rem',
  height: '1rem',
  marginInlineEnd: '0.25rem',
  fill: 'none',
  stroke: 'var(--form-muted)',
});

export const link = style({
  ...target,
  justifyContent: 'center',
  textDecoration: 'none',
  textUnderlineOffset: '0.375em',
  textDecorationThickness: 2,
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
    '&:focus-visible': focusRing,
    '&[aria-current]': {
      color: 'var(--form-text)',
      textDecorationLine: 'underline',
      textDecorationColor: 'var(--form-focus)',
    },
  },
});

export const menu = style({ position: 'relative' });

export const summary = style({
  ...target,
  gap: '0.25rem',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      width: '0.375rem',
      height: '0.375rem',
      margin: '-0.25rem 0.125rem 0 0.25rem',
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:focus-visible': focusRing,
  },
});

export const list = style({
  position: 'absolute',
  // On the line where the fields end.
  insetInlineEnd: '0.5rem',
  display: 'grid',
  minWidth: '11rem',
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: '0.25rem',
  background: 'var(--form-ground)',
  border: '1px solid var(--form-line)',
  borderRadius: 10,
});

globalStyle(`${list} > a`, { justifyContent: 'flex-start', paddingInline: '0.75rem' });

/** A page with one message is centered: the switch takes no space there. */
export const floating = style([
  bar,
  { position: 'absolute', insetInline: 0, margin: '0 auto', maxWidth: '35rem' },
]);
