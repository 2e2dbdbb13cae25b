import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

export const options = recipe({
  base: { display: 'flex', gap: vars.space.xsmall },
  variants: {
    direction: {
      down: { flexDirection: 'column' },
      across: { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.large },
    },
  },
});

export const radio = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: '2px 0',
  color: vars.color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.ink.muted, cursor: 'not-allowed' },
    '&[data-pictured]': { alignItems: 'center' },
  },
  '@media': { [media.coarse]: { padding: '12px 0' } },
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 20,
  height: 20,
  border: `1.5px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface.panel,
  selectors: {
    '[data-selected] > &': { borderColor: vars.color.accent.solid },
    '[data-selected] > &::after': {
      content: '',
      width: 10,
      height: 10,
      borderRadius: vars.radius.full,
      background: vars.color.accent.solid,
    },
    '[data-invalid] > &': { borderColor: vars.color.status.danger.solid },
    '[data-focus-visible] > &': {
      outline: `2px solid ${vars.color.line.focus}`,
      outlineOffset: 2,
    },
  },
});

export const words = style({ display: 'grid', minWidth: 0 });

export const description = style({ color: vars.color.ink.muted });
