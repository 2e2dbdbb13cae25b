import { globalStyle, type StyleRule } from '@vanilla-extract/css';

import { media } from './breakpoints';
import { vars } from './contract.css';
import { resetLayer } from './layers.css';

const reset = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });

reset('html', {
  fontFamily: vars.font.interface,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  color: vars.color.ink.normal,
  background: vars.color.surface.page,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  fontOpticalSizing: 'auto',
  // The interface face sets its words a little too close for small sizes.
  wordSpacing: '0.06em',
  // Polish words are long; the browser may break them where the language allows.
  hyphens: 'manual',
});

reset('body', { margin: 0, minHeight: '100dvh' });
reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset', { margin: 0 });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('ul[role="list"], ol[role="list"]', { margin: 0, padding: 0, listStyle: 'none' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
// `font` leaves out how words and letters are spaced; a browser sets both anew in every control.
reset('button, input, textarea, select', {
  font: 'inherit',
  wordSpacing: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
});
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('::selection', { background: vars.color.accent.soft, color: vars.color.ink.strong });
reset(':focus-visible', {
  outline: `2px solid ${vars.color.line.focus}`,
  outlineOffset: '2px',
});

// The heading of a new screen gets the focus by script, but is not interactive.
reset('main:focus-visible, h1:focus-visible', { outline: 'none' });

// Honors `prefers-reduced-motion`, whatever a component sets: important rules of a lower
// layer win over all others. Delays before an element appears are kept.
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0ms !important',
    },
  },
});

// Print: no background, and the light theme's colors, which carry meaning.
reset(':root', { '@media': { [media.print]: { colorScheme: 'light !important' } } });
reset('html', { '@media': { [media.print]: { background: 'none' } } });
reset('*', { '@media': { [media.print]: { printColorAdjust: 'exact' } } });
reset('tr, img, figure', { '@media': { [media.print]: { breakInside: 'avoid' } } });
reset('h1, h2, h3', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
