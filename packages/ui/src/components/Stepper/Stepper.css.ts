import { style } from '@vanilla-extract/css';

import { barContainer } from '../../layout/Page/Page.css';
import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

/** In the bar over a tool the steps share its row, and only the current one has room for its label. */
const inBar = `${barContainer} (min-width: 1px)`;
const narrowBar = `${barContainer} (max-width: 1320px)`;

/** Of a label that has no room. */
const readAloud = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const list = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gap: vars.space.xsmall,
  '@container': { [inBar]: { gap: vars.space.medium }, [narrowBar]: { gap: vars.space.xsmall } },
});

export const step = style({
  display: 'grid',
  gap: vars.space.xsmall,
  flex: 1,
  minWidth: 0,
  paddingBlockStart: vars.space.xsmall,
  borderBlockStart: `3px solid ${vars.color.line.subtle}`,
  color: vars.color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  // Of more than three, only the current step has a label there: it takes the width it needs.
  '@media': {
    [media.phone]: {
      selectors: {
        ':not([data-few]) > &[data-state="current"]': {
          flex: '0 1 auto',
          paddingInlineEnd: vars.space.xsmall,
        },
      },
    },
  },
  selectors: {
    '&[data-state="done"]': { borderColor: vars.color.accent.solid },
    '&[data-state="current"]': { borderColor: vars.color.accent.solid },
  },
  '@container': {
    [inBar]: { flex: '0 1 auto', paddingBlockStart: 0, borderBlockStart: 0, whiteSpace: 'nowrap' },
  },
});

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  minHeight: 28,
  padding: 0,
  borderRadius: vars.radius.small,
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink.strong, textDecorationLine: 'underline' },
    '[data-state="current"] &': { color: vars.color.ink.strong, fontWeight: vars.weight.strong },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 22,
  height: 22,
  border: `1.5px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.caption,
  lineHeight: 1,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="done"] &': {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
      color: vars.color.ink.onSolid,
    },
    '[data-state="current"] &': {
      borderColor: vars.color.accent.solid,
      color: vars.color.accent.ink,
    },
  },
});

export const words = style({
  // Long labels wrap: a truncated step says nothing.
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      selectors: {
        [`:not([data-few]) > [data-state="next"] &`]: readAloud,
        [`:not([data-few]) > [data-state="done"] &`]: readAloud,
      },
    },
  },
  '@container': {
    [narrowBar]: {
      selectors: { '[data-state="next"] &': readAloud, '[data-state="done"] &': readAloud },
    },
  },
});
