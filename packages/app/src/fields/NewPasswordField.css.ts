import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: `${vars.space.hair} ${vars.space.small}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.ink.muted,
  transition: `color ${vars.motion.fast}`,
  selectors: { '&[data-holds="true"]': { color: vars.color.status.success.ink } },
});
