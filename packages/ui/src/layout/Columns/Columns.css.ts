import { recipe } from '@vanilla-extract/recipes';

import { gaps } from '../gaps';

const atLeast = (width: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
});

export const columns = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    gap: gaps,
    columnWidth: {
      narrow: atLeast(160),
      medium: atLeast(260),
      wide: atLeast(380),
      /** Four beside each other at most; fewer share the whole row. */
      quarter: {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(150px, 20%)), 1fr))`,
      },
      /** Two fields that belong together. */
      pair: {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(200px, 40%)), 1fr))`,
      },
      half: {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(300px, 40%)), 1fr))`,
      },
    },
    align: { stretch: {}, start: { alignItems: 'start' } },
  },
});
