import { style } from '@vanilla-extract/css';

import { control, textArea } from '../../internal/field.css';
import { vars } from '../../tokens/contract.css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xsmall,
  // On phones the text has the full width, with the buttons below.
  '@container': { '(max-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const room = style({ containerType: 'inline-size' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const sunken = style([control, { background: vars.color.surface.sunken }]);

/** As high as its text in browsers that support `field-sizing`. */
export const text = style([
  textArea,
  {
    minHeight: 0,
    resize: 'none',
    fontFamily: vars.font.code,
    fontSize: vars.text.small,
    lineHeight: vars.leading.body,
    // A command breaks at its spaces, a key anywhere.
    overflowWrap: 'anywhere',
    fieldSizing: 'content',
  },
]);

/** A URL must not wrap: it stays on one line, which scrolls. */
export const address = style([
  text,
  { whiteSpace: 'pre', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' },
]);

export const either = style({ display: 'grid', justifyItems: 'start' });

export const said = style({ gridArea: '1 / 1' });

export const unsaid = style([said, { visibility: 'hidden' }]);
