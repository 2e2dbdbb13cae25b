import { style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

/** One part for each rule, filled from the start. */
export const meter = style({ display: 'flex', gap: vars.space.hair });

export const part = style({
  flex: 1,
  height: 4,
  borderRadius: vars.radius.small,
  background: vars.color.line.subtle,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-filled="true"]': { background: vars.color.status.warning.solid },
    '[data-whole="true"] &': { background: vars.color.status.success.solid },
  },
});

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
  selectors: {
    '&[data-holds="true"]': { color: vars.color.status.success.ink },
    // The last one has the most words.
    '&:last-child': { gridColumn: '1 / -1' },
  },
});
