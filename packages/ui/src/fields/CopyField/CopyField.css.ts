import { style } from '@vanilla-extract/css';

import { control, textArea } from '../../internal/field.css';
import { vars } from '../../tokens/contract.css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xsmall,
  // On a phone the text has the whole width, and what is done with it stands below.
  '@container': { '(max-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const room = style({ containerType: 'inline-size' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const sunken = style([control, { background: vars.color.surface.sunken }]);

/** As high as its text, where browsers can do that. */
export const text = style([
  textArea,
  {
    minHeight: 0,
    resize: 'none',
    fontFamily: vars.font.code,
    fontSize: vars.text.small,
    lineHeight: vars.leading.body,
    // What is for programs has no words to keep whole.
    wordBreak: 'break-all',
    fieldSizing: 'content',
  },
]);

/** An address broken anywhere cannot be read: it stays on its line, which scrolls. */
export const address = style([
  text,
  { whiteSpace: 'pre', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' },
]);

export const either = style({ display: 'grid', justifyItems: 'start' });

export const said = style({ gridArea: '1 / 1' });

export const unsaid = style([said, { visibility: 'hidden' }]);
