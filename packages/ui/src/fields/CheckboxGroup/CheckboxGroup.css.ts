import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const options = style({
  display: 'grid',
  gap: vars.space.xsmall,
});

/** In columns where there is room. Its edge shows that what is cut off there scrolls. */
export const manyOptions = style([
  options,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    maxHeight: 304,
    overflowY: 'auto',
    padding: vars.space.small,
    border: `1px solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.medium,
  },
]);

export const description = style({ display: 'block', color: vars.color.ink.muted });
