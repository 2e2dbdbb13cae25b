import { style } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.xlarge,
  width: '100%',
  maxWidth: '48rem',
  minHeight: '100dvh',
  margin: '0 auto',
  padding: `${vars.space.xlarge} ${vars.space.xlarge} ${vars.space.large}`,
  '@media': {
    [media.phone]: { padding: `${vars.space.large} ${vars.space.medium}` },
    [media.print]: { display: 'block', padding: 0 },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@media': { [media.print]: { display: 'none' } },
});

export const foot = style({
  paddingTop: vars.space.medium,
  borderTop: `1px solid ${vars.color.line.subtle}`,
});
