import { globalStyle, keyframes, style } from '@vanilla-extract/css';

// No theme: the page has the owner's colors, and must appear at once.
const font = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
/** Headings. The page brings the letters of its own headings (gateway's `headingFont`); the app has the face. */
export const displayFont = `'Bricolage Grotesque Variable', ${font}`;
/** Focus outline that is visible on every background. */
export const focusRing = {
  outline: '3px solid var(--form-focus)',
  outlineOffset: '2px',
} as const;

export const ground = style({
  boxSizing: 'border-box',
  minHeight: '100%',
  containerType: 'inline-size',
  color: 'var(--form-text)',
  font: `400 1rem/1.5 ${font}`,
  overflowWrap: 'anywhere',
});

export const form = style({
  boxSizing: 'border-box',
  display: 'grid',
  gap: '1.5rem',
  maxWidth: '35rem',
  margin: '0 auto',
  padding: 'clamp(1.5rem, 8cqi, 4rem) clamp(1rem, 6cqi, 2rem) 3rem',
});

/** Of previews: what a page says of its root and its body, see `formStyleSheet`. */
export const stripe = style({
  background: 'var(--form-ground)',
  colorScheme: 'var(--form-scheme)',
  boxShadow: 'inset 0 0.375rem var(--form-focus)',
  // Resets inherited styles, so that a preview looks like the page.
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
});

/** Beside or below the logo, which says the name already. */
export const venue = style({
  margin: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'var(--form-muted)',
  selectors: { '* + &': { marginTop: '-0.75rem' } },
});

/** Name of a business without a logo, with its first letter as a sign. */
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  margin: 0,
  font: `700 1.25rem/1.2 ${displayFont}`,
  letterSpacing: '-0.01em',
  '::before': {
    content: 'attr(data-sign)',
    flex: 'none',
    width: '2.75rem',
    borderRadius: 12,
    background: 'var(--form-focus)',
    color: 'var(--form-ground)',
    lineHeight: '2.75rem',
    textAlign: 'center',
  },
});

export const notice = style({
  margin: 0,
  padding: '0.875rem 1rem',
  border: '2px solid var(--form-error)',
  borderRadius: 10,
  fontWeight: 600,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const part = style({ minWidth: 0, selectors: { '&:empty': { display: 'none' } } });

/** Which fields are required, said once. */
export const hint = style({
  margin: '0 0 -0.75rem',
  fontSize: '0.875rem',
  color: 'var(--form-muted)',
});

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

/** Asked once a star is chosen. Browsers without :has() show it from the beginning. */
export const later = style({
  selectors: { [`${form}:not(:has(:checked)) &`]: { display: 'none' } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${unfold} 320ms ease-out` },
  },
});

/** Closer to the fields above than to what follows. */
export const consent = style({
  margin: '-0.875rem 0 0',
  color: 'var(--form-muted)',
  fontSize: '0.8125rem',
  textWrap: 'pretty',
});

export const text = style({
  margin: 0,
  color: 'var(--form-label)',
  fontSize: 'min(var(--form-size), 10cqi)',
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  hyphens: 'auto',
});

/** Large text. */
export const heading = style([
  text,
  {
    fontFamily: displayFont,
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
]);

export const logo = style({ display: 'block', maxWidth: '100%', height: 'auto' });

export const logoPlace = style({
  width: '7rem',
  height: '3.5rem',
  border: '2px dashed var(--form-line)',
  borderRadius: 8,
});

export const question = style({ display: 'grid', gap: '0.5rem' });

export const labelLine = style({ display: 'block', padding: 0, lineHeight: 1.3 });

// A legend is not a grid item of its fieldset, so the grid gap does not apply.
globalStyle(`legend.${labelLine}`, { paddingBottom: '0.5rem' });

export const label = style({
  color: 'var(--form-label)',
  fontSize: 'min(var(--form-size), 10cqi)',
  fontWeight: 600,
  hyphens: 'auto',
});

/** A question as large as a heading looks like one, whatever is asked. */
export const largeLabel = style([
  label,
  { fontFamily: displayFont, fontWeight: 700, letterSpacing: '-0.02em' },
]);

/** A star says which fields are required, where more than one is. */
export const required = style({ color: 'var(--form-error)' });

export const box = style({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '3.125rem',
  margin: 0,
  padding: '0.75rem 0.875rem',
  border: '1.5px solid var(--form-line)',
  borderRadius: 10,
  background: 'var(--form-box)',
  color: 'var(--form-typed)',
  colorScheme: 'var(--form-box-scheme)',
  // Below 16 px, phones zoom in when the field is focused.
  font: `400 1rem/1.5 ${font}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-invalid]': { borderColor: 'var(--form-error)', borderWidth: 2 },
  },
});

/** A short input with its unit, which is not typed. */
export const measure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.75rem',
  color: 'var(--form-muted)',
});

export const area = style([box, { display: 'block', minHeight: '6rem', resize: 'vertical' }]);

export const issue = style({
  display: 'flex',
  gap: '0.5rem',
  margin: 0,
  color: 'var(--form-error)',
  fontWeight: 600,
  fontSize: '0.9375rem',
  selectors: { '&[hidden]': { display: 'none' } },
});

globalStyle(`${issue} svg`, { flex: 'none', marginTop: '0.0625rem' });

export const rating = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: '0.5rem',
});

export const stars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  rowGap: '0.75rem',
  marginInline: '-0.25rem',
  // A finger that slides along the stars is not to scroll the page aside.
  touchAction: 'pan-y',
  '@container': { '(min-width: 34rem)': { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } },
});

export const star = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minHeight: '4rem',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
});

/** The radio button covers the whole star: it gets touch, focus and checked state. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const grow = keyframes({ '40%': { transform: 'scale(1.18)' } });

const before = (state: string) => `${star}:has(~ ${star}${state}) &`;
const full = { fill: 'var(--form-star-fill)' };

export const starShape = style({
  width: 'min(100%, 3.5rem)',
  // Empty, it is paper with a breath of the ink to come.
  fill: 'color-mix(in srgb, var(--form-star-fill) 12%, transparent)',
  stroke: 'var(--form-star)',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  borderRadius: 8,
  selectors: {
    // Inside the star's square, so that it does not overlap the number below.
    [`${radio}:focus-visible + &`]: { ...focusRing, outlineOffset: '-3px' },
    // Under the finger, before it is lifted.
    [`${star}:active &`]: { ...full, transform: 'scale(1.1)' },
    [before(':active')]: full,
    // Browsers without :has() fill only the selected star.
    [`${radio}:checked + &`]: full,
    [before(` ${radio}:checked`)]: full,
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: 'fill 120ms, transform 120ms',
      selectors: {
        [`${radio}:checked + &`]: { animation: `${grow} 320ms ease-out` },
        [before(` ${radio}:checked`)]: { animation: `${grow} 320ms ease-out` },
      },
    },
    '(hover: hover)': {
      selectors: {
        [`${radio}:not(:checked):hover + &, ${before(':hover')}`]: {
          fill: 'color-mix(in srgb, var(--form-star-fill) 50%, transparent)',
        },
        [before(` ${radio}:checked`)]: full,
      },
    },
    '(forced-colors: active)': {
      stroke: 'CanvasText',
      selectors: {
        [`${radio}:checked + &`]: { fill: 'Highlight' },
        [before(` ${radio}:checked`)]: { fill: 'Highlight' },
      },
    },
  },
});

export const number = style({
  minWidth: '1.75rem',
  borderRadius: 9,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--form-muted)',
  selectors: {
    [`${radio}:checked ~ &`]: {
      background: 'var(--form-text)',
      color: 'var(--form-ground)',
      fontWeight: 700,
    },
  },
});

/** Both ends of the scale on one line. Their numbers say which stars they are, also where stars are in two rows. */
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  marginTop: '0.25rem',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  color: 'var(--form-muted)',
});

export const button = style({
  width: '100%',
  minHeight: '3.25rem',
  margin: 0,
  padding: '0.875rem 1.5rem',
  border: '1.5px solid transparent',
  borderRadius: 10,
  background: 'var(--form-button)',
  color: 'var(--form-label)',
  font: `600 1rem/1.3 ${font}`,
  fontSize: 'min(var(--form-size), 10cqi)',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover': { filter: 'brightness(1.08)' },
    '&:active': { filter: 'brightness(0.94)' },
  },
});

export const code = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.5rem',
  margin: 0,
  color: 'var(--form-muted)',
  fontSize: '0.875rem',
});

export const codePlace = style({
  boxSizing: 'border-box',
  width: '10rem',
  minHeight: '10rem',
  borderRadius: 8,
  overflow: 'hidden',
  background: '#ffffff',
  border: '1px solid var(--form-line)',
});

globalStyle(`${codePlace} svg`, { display: 'block' });

export const trap = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A part of one question at a time. Without a script all are shown. */
export const step = style({});

/** The question among all, over a line that fills. */
export const progress = style({
  margin: 0,
  paddingBottom: '0.625rem',
  fontSize: '0.875rem',
  color: 'var(--form-muted)',
  background:
    'linear-gradient(90deg,var(--form-focus) var(--done),color-mix(in srgb,currentColor 20%,transparent) 0) 0 100%/100% 0.25rem no-repeat',
});

/** Back and Next, and on the last page the button that sends. */
export const turns = style({ display: 'flex', gap: '0.75rem' });

/** Hidden by its attribute on the first page. */
export const back = style([
  button,
  {
    width: 'auto',
    background: 'none',
    borderColor: 'var(--form-line)',
    color: 'var(--form-text)',
  },
]);

const isWhole = '[data-form]:not([data-paged])';
const isUnfinished = '[data-paged]:not([data-last])';
globalStyle(
  `[data-paged] ${step}:not([data-now]),${isWhole} ${progress},${isWhole} ${turns} > [data-next],[data-last] ${turns} > [data-next],${isUnfinished} ${turns} > :last-child`,
  { display: 'none' },
);
