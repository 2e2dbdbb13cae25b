import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color } = vars;

/** Width of the phone before scaling, in pixels. */
const phoneWidth = 390;

export const phone = style({
  boxSizing: 'border-box',
  width: 'fit-content',
  padding: 3,
  border: `1px solid ${color.line.strong}`,
  borderRadius: 16,
  background: color.surface.panel,
  textAlign: 'start',
  pointerEvents: 'none',
  userSelect: 'none',
});

export const screen = style({
  display: 'grid',
  overflow: 'hidden',
  width: phoneWidth,
  selectors: {
    '[data-size="glance"] > &': { zoom: 0.36, height: 620, borderRadius: 34 },
    '[data-size="half"] > &': { zoom: 0.56, minHeight: 640, borderRadius: 22 },
  },
  '@media': {
    [media.phone]: {
      selectors: { '[data-size="half"] > &': { zoom: 0.38, borderRadius: 32 } },
    },
    [media.tiny]: {
      selectors: {
        '[data-size="glance"] > &': { zoom: 0.3 },
        '[data-size="half"] > &': { zoom: 0.32 },
      },
    },
  },
});

const mark = (name: string) => `${screen} [data-mark="${name}"]`;

// In the form's text color, which contrasts with its background in any theme; line styles differ.
globalStyle(mark('added'), { outline: '4px solid var(--form-text)' });
globalStyle(mark('removed'), { outline: '4px dashed var(--form-text)' });
globalStyle(mark('changed'), { outline: '4px dotted var(--form-text)' });
globalStyle(`${screen} [data-mark]`, { outlineOffset: 10, borderRadius: 6 });
