import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
});

/** About eight of them are seen; half of the next one shows that there are more. */
export const manyOptions = style([
  options,
  {
    maxHeight: 336,
    overflowY: 'auto',
    // Room for the ring of focus, which would be cut.
    padding: vars.space.xsmall,
    marginInline: `calc(-1 * ${vars.space.xsmall})`,
  },
]);

export const description = style({ display: 'block', color: vars.color.ink.muted });
