import { style } from '@vanilla-extract/css';

import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

/** Container query for the wide layout, with a theme's parts side by side. */
export const sideBySide = '(min-width: 640px)';

/** The effect as one line of words, in tables without a column for it. */
export const narrow = '(max-width: 639.9px)';

export const effect = style({
  position: 'relative',
  display: 'grid',
  gap: space.xxsmall,
  minWidth: 0,
  '@container': {
    [narrow]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space.xsmall}`,
    },
  },
});

/** Label of the value. Visually hidden in the wide layout, which has column headers. */
export const head = style({
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.medium,
  color: color.ink.muted,
  '@container': {
    // "No clear effect" says itself what it is about.
    [narrow]: {
      selectors: {
        '[data-news="unclear"] > &': {
          position: 'absolute',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
    [sideBySide]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});

/** Room for the line of zero, which is longer than the bar. */
export const bar = style({
  paddingBlockStart: space.xsmall,
  paddingBlockEnd: space.xxsmall,
  '@container': { [narrow]: { display: 'none' } },
});

export const words = style({
  margin: 0,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink.muted,
});

export const figure = style({
  fontWeight: vars.weight.strong,
  selectors: {
    '&[data-news="better"]': { color: color.status.success.ink },
    '&[data-news="worse"]': { color: color.status.danger.ink },
  },
});
