import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const focusRing = { outline: '3px solid var(--form-focus)', outlineOffset: '2px' } as const;

// Nothing is pulled away by a hand that strokes the glass: no reload, no zoom by double tap.
globalStyle('html', { overscrollBehavior: 'none', touchAction: 'manipulation' });

const large = '(min-width: 48rem)';

/** On a tablet the form fills the screen, with question and send button visible together. */
globalStyle('[data-form]', {
  paddingBottom: '4rem',
  '@media': {
    [large]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '1.25rem',
      maxWidth: '44rem',
      paddingBlock: '1.5rem',
    },
  },
});
globalStyle('[data-form] > *', { '@media': { [large]: { gridColumn: '1 / -1' } } });
globalStyle(
  '[data-form] > div:has([name=name]):has(+ div [name=email]), [data-form] > div:has([name=name]) + div:has([name=email])',
  { '@media': { [large]: { gridColumn: 'auto' } } },
);
globalStyle('[data-form] label > svg', { '@media': { [large]: { width: 'min(100%, 4rem)' } } });
globalStyle('[data-form] img', { '@media': { [large]: { maxHeight: '4rem' } } });
globalStyle('[data-form] textarea', {
  '@media': { [large]: { height: '5.5rem', minHeight: '5.5rem' } },
});
globalStyle('[data-languages]', { '@media': { [large]: { maxWidth: '44rem' } } });

export const kiosk = style({ font: `400 1.0625rem/1.5 ${font}`, color: 'var(--form-text)' });

export const corner = style({
  position: 'fixed',
  insetBlockEnd: '0.5rem',
  insetInlineEnd: '0.5rem',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: 10,
  // It stands over the form's words where the form is longer than the screen.
  background: 'var(--form-ground)',
  color: 'var(--form-muted)',
  cursor: 'pointer',
  selectors: { '&[hidden]': { display: 'none' }, '&:focus-visible': focusRing },
});

export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const dialog = style({
  boxSizing: 'border-box',
  width: 'min(100% - 2rem, 26rem)',
  padding: '2rem',
  border: '1.5px solid var(--form-line)',
  borderRadius: 16,
  background: 'var(--form-ground)',
  color: 'inherit',
  selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 55%)' } },
});

/** Covers the screen, so that the form is not visible before the kiosk was started. */
export const start = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '100%',
  height: '100%',
  maxHeight: '100%',
  padding: '2rem',
  border: 0,
  background: 'var(--form-ground)',
  color: 'inherit',
  selectors: { '&[open]': { display: 'grid', placeContent: 'center' } },
});

export const panel = style({ display: 'grid', gap: '0.75rem', maxWidth: '26rem' });

export const title = style({
  margin: 0,
  fontSize: '1.75rem',
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  outline: 'none',
});

export const sentence = style({ margin: 0, textWrap: 'pretty' });

globalStyle(`${kiosk} b`, { fontVariantNumeric: 'tabular-nums' });

export const field = style({
  display: 'grid',
  gap: '0.375rem',
  marginTop: '0.75rem',
  fontWeight: 600,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const box = style({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '3.125rem',
  padding: '0.75rem 0.875rem',
  border: '1.5px solid var(--form-line)',
  borderRadius: 10,
  background: 'transparent',
  color: 'inherit',
  font: `400 1.25rem/1.4 ${font}`,
  letterSpacing: '0.2em',
  selectors: { '&:focus-visible': focusRing },
});

export const hint = style({
  margin: 0,
  fontSize: '0.875rem',
  color: 'var(--form-muted)',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const issue = style({
  margin: 0,
  color: 'var(--form-error)',
  fontWeight: 600,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const button = style({
  minHeight: '3.25rem',
  marginTop: '0.75rem',
  padding: '0.875rem 1.5rem',
  border: 0,
  borderRadius: 10,
  background: 'var(--form-text)',
  color: 'var(--form-ground)',
  font: `600 1.0625rem/1.3 ${font}`,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

globalStyle(`${button}:disabled`, { opacity: 0.5, cursor: 'default' });

/** Said first, and apart from what follows: the start of another kiosk. */
export const closed = style({
  margin: '0 0 1.5rem',
  paddingBottom: '1.5rem',
  borderBottom: '1px solid var(--form-line)',
  fontWeight: 600,
  selectors: { '&[hidden]': { display: 'none' } },
});

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

/** Below the confirmation, in reach of the next visitor. */
export const next = style({
  position: 'fixed',
  insetBlockEnd: '2rem',
  insetInline: 0,
  boxSizing: 'border-box',
  display: 'grid',
  gap: '0.75rem',
  width: 'min(100% - 8rem, 20rem)',
  margin: '0 auto',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** The time until the form comes back by itself. */
export const left = style({
  height: 3,
  borderRadius: 2,
  background: 'var(--form-focus)',
  transformOrigin: 'left',
  animation: `${shrink} 8s linear forwards`,
  '@media': { '(prefers-reduced-motion: reduce)': { animationTimingFunction: 'steps(8)' } },
});

export const quiet = style({
  minHeight: '2.75rem',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});
