import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

/** Last line of a printed page: a rule and the contact. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockStart: vars.space.medium,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0 });
