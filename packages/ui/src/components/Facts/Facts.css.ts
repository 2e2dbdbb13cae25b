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
    '&[data-rows]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
});

export const fact = style({
  display: 'grid',
  gap: vars.space.hair,
  alignContent: 'start',
  selectors: {
    '[data-rows] > &': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      paddingBlock: vars.space.xsmall,
    },
    '[data-rows] > & + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` },
  },
});

export const label = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  color: vars.color.ink.muted,
  selectors: { '[data-rows] &': { fontSize: vars.text.small, lineHeight: vars.leading.small } },
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
