import { style } from '@vanilla-extract/css';

import { vars } from '../../../tokens/contract.css';

const { color, space } = vars;

export const list = style({ margin: 0, display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.medium}`,
  paddingBlock: space.small,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.subtle}` } },
});

export const combinations = style({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
});

export const combination = style({ display: 'inline-flex', gap: 2, whiteSpace: 'nowrap' });

export const key = style({
  minWidth: 28,
  padding: `2px ${space.xsmall}`,
  border: `1px solid ${color.line.strong}`,
  borderBottomWidth: 2,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
  color: color.ink.strong,
  fontFamily: 'inherit',
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
});
