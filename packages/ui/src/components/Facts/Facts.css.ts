import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: `${vars.space.medium} ${vars.space.large}`,
  margin: 0,
  selectors: {
    '&[data-stacked]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-short]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 42%), 1fr))',
    },
  },
});

export const fact = style({ display: 'grid', gap: vars.space.hair, alignContent: 'start' });

export const label = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: vars.color.ink.muted,
});

export const value = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.ink.strong,
});

export const note = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: vars.color.ink.muted,
});
