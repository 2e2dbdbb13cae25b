import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** It takes the focus only to be read aloud. */
export const step = style({ outline: 'none' });

/** Long lines of empty field are hard to follow. */
export const alone = style({ maxWidth: 520 });

export const submit = style({
  display: 'grid',
  justifyItems: 'start',
  paddingTop: vars.space.xsmall,
  // A thumb finds a wide button.
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});
