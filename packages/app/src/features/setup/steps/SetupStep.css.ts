import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Focusable for screen readers only. */
export const step = style({ outline: 'none' });

/** Long empty fields are hard to follow: below a wall there is one. */
export const alone = style({ maxWidth: 520 });

export const submit = style({
  display: 'grid',
  justifyItems: 'start',
  paddingTop: vars.space.xsmall,
  // Wide buttons are easier to press on a phone.
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
});

/** Below a wall of pictures, above whatever part of it is in sight. */
export const submitOfWall = style([
  submit,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    paddingBlock: vars.space.small,
    borderBlockStart: `1px solid ${vars.color.line.subtle}`,
    background: vars.color.surface.panel,
  },
]);
