import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/**
 * On phones as wide as the button beside it leaves room for, whatever the name: with the width of its words, a name that
 * comes later would move the button to another row, and the whole page with it.
 */
export const greeting = style({
  '@media': { [media.phone]: { display: 'inline-block', width: 'calc(100vw - 200px)' } },
});

/** A step's number, or its check mark. */
export const mark = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.leading.body,
  height: vars.leading.body,
  borderRadius: vars.radius.full,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  color: vars.color.accent.ink,
  selectors: {
    '&[data-next]': { background: vars.color.accent.solid, color: vars.color.ink.onSolid },
  },
});

/** Stars of all answers below one another, beside their words. */
export const activity = style({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
});
