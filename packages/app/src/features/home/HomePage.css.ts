import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** One line on phones: a name that comes later must not move the button to another row, or the page down. */
export const greeting = style({
  '@media': {
    [media.phone]: {
      display: 'block',
      maxWidth: 'calc(100vw - 136px)',
      overflow: 'hidden',
      fontSize: vars.text.lead,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
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

/** Rows that a phone leaves to the list behind the card's link. */
export const notOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The last week, below the numbers: its title beside its sentences where there is room. */
export const week = style({
  display: 'grid',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } },
});

/** Stars of all answers below one another, beside their words. */
export const activity = style({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
});
