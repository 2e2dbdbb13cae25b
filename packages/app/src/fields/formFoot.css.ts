import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

const floating = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  background: vars.color.surface.panel,
  // Above the bar of the shell.
  '@media': { [media.phone]: { bottom: 'calc(57px + env(safe-area-inset-bottom))' } },
} as const;

/** The end of the wall. In sight from the choice on: before it, it would only lie over pictures to choose from. */
export const foot = style({
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.surface.panel,
  selectors: { '&[data-floating]': floating },
});

/** Below a form longer than the screen. In sight while there is something to save. */
export const saveBar = style({
  selectors: {
    '&[data-floating]': {
      ...floating,
      padding: `${vars.space.small} ${vars.space.medium}`,
      border: `1px solid ${vars.color.line.strong}`,
      borderRadius: vars.radius.medium,
    },
  },
});

/** Unfolds the fields at the end of a form that few people fill in. */
export const moreFields = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: 44,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: 2 },
  },
});
globalStyle(`details[open] > ${moreFields} > svg`, { rotate: '180deg' });
