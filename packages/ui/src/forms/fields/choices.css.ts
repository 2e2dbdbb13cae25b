import { reasonBands } from '@hearback/schema/documents';
import { style } from '@vanilla-extract/css';

import { focusRing, form, radio } from '../FormView/FormView.css';

/** A question with answers to choose from. */
export const group = style({
  display: 'grid',
  gap: '0.5rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** Options below one another. */
export const list = style({ display: 'grid', gap: '0.5rem' });

/** A few short options side by side, as many as fit. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: '0.5rem',
});

/** An option is pressed anywhere on it. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  boxSizing: 'border-box',
  minHeight: '3rem',
  padding: '0.625rem 0.875rem',
  border: '1.5px solid var(--form-line)',
  borderRadius: 10,
  lineHeight: 1.3,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active': { background: 'color-mix(in srgb, var(--form-focus) 16%, transparent)' },
    // Browsers without :has() show it by the button alone.
    '&:has(:checked)': {
      borderColor: 'var(--form-focus)',
      boxShadow: 'inset 0 0 0 1px var(--form-focus)',
      background: 'color-mix(in srgb, var(--form-focus) 10%, transparent)',
    },
    '&:has(:focus-visible)': focusRing,
  },
});

/** The visitor's own words, asked for once their option is chosen. Browsers without :has() show it from the beginning. */
export const own = style({
  selectors: { [`${option}:not(:has(:checked)) + &`]: { display: 'none' } },
});

/** Radio button or checkbox in the owner's color. */
export const tick = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: 'var(--form-focus)',
  cursor: 'pointer',
  // The whole option has the ring.
  selectors: { [`${option}:has(:focus-visible) &`]: { outline: 'none' } },
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** No further apart than a thumb reaches. */
export const near = style({ maxWidth: '23rem' });

/** Words at the high end, on several lines where they are long. */
export const farEnd = style({ textAlign: 'end' });

/** Five pictures. */
export const five = style([
  near,
  { display: 'grid', gridTemplateColumns: columns(5), gap: '0.375rem' },
]);

export const seven = style({ display: 'grid', gridTemplateColumns: columns(7), gap: '0.375rem' });

/** From 0 to 10: on two lines where one would be too narrow for a finger. */
export const eleven = style({
  display: 'grid',
  gridTemplateColumns: columns(6),
  gap: '0.375rem',
  '@container': { '(min-width: 30rem)': { gridTemplateColumns: columns(11) } },
});

/** A step of a scale. Its radio button covers it. */
export const step = style({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
});

const chosen = {
  borderColor: 'var(--form-focus)',
  boxShadow: 'inset 0 0 0 1px var(--form-focus)',
  background: 'color-mix(in srgb, var(--form-focus) 14%, transparent)',
};

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75rem',
  boxSizing: 'border-box',
  minHeight: '3rem',
  border: '1.5px solid var(--form-line)',
  borderRadius: 10,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${radio}:focus-visible + &`]: focusRing,
    [`${step}:active &`]: chosen,
    [`${radio}:checked + &`]: chosen,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${radio}:checked + &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** A form with stars of which none of some is chosen. A form without them shows all reasons. */
const withoutStar = (stars: string) =>
  `${form}:has([name=rating]):not(:has([name=rating]${stars}:checked)) &`;

const starsFrom = ([first, last]: readonly [number, number]) =>
  `:is(${Array.from({ length: last - first + 1 }, (_, at) => `[value="${first + at}"]`).join(',')})`;

/** Asked once a star is chosen. */
export const afterStars = style({ selectors: { [withoutStar('')]: { display: 'none' } } });

const band = (range: readonly [number, number]) =>
  style({ selectors: { [withoutStar(starsFrom(range))]: { display: 'none' } } });

export const low = band(reasonBands.low);
export const middle = band(reasonBands.middle);
export const high = band(reasonBands.high);

/** The stars of a list. */
export const bandLine = style({
  margin: '0.25rem 0 0.375rem',
  fontSize: '0.8125rem',
  color: 'var(--form-muted)',
});

/** Hidden in browsers that show only the list of the chosen star. */
export const unneeded = style({
  '@supports': { 'selector(:has(a))': { display: 'none' } },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

/** A reason, pressed with one tap. */
export const chip = style([
  cell,
  { minHeight: '2.75rem', padding: '0.5rem 1rem', borderRadius: 22, fontWeight: 500 },
]);

export const drawing = style({
  width: '2rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A box to tick beside the text that is agreed to. */
export const agreement = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.75rem',
  minHeight: '1.5rem',
  lineHeight: 1.4,
  cursor: 'pointer',
});

/** Running text: a consent may be long. */
export const agreed = style({
  color: 'var(--form-label)',
  fontSize: 'min(var(--form-size), 10cqi)',
  textWrap: 'pretty',
});

/** A heading between questions, with a line above it. */
export const section = style({
  margin: '0.5rem 0 0',
  paddingTop: '1.25rem',
  borderTop: '1px solid color-mix(in srgb, var(--form-line) 50%, transparent)',
  color: 'var(--form-label)',
  fontSize: 'min(var(--form-size), 10cqi)',
  lineHeight: 1.2,
  textWrap: 'balance',
});

/** The picture that was chosen, small, with a button that removes it. */
export const attached = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
  fontWeight: 600,
});

export const removal = style({
  minHeight: '2.75rem',
  padding: '0 0.875rem',
  border: '1.5px solid var(--form-line)',
  borderRadius: 10,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing, '&[hidden]': { display: 'none' } },
});
