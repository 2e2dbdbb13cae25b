import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

/** As many groups side by side as fit, none of them broken across columns. */
export const groups = style({ columns: '2 300px', columnGap: space.xlarge });

export const group = style({
  breakInside: 'avoid',
  selectors: { '& + &': { marginBlockStart: space.large } },
});

export const list = style({ margin: 0, display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.medium}`,
  paddingBlock: space.xsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.subtle}` } },
});

export const combinations = style({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
});
