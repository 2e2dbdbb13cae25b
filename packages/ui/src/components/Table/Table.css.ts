import { globalStyle, style } from '@vanilla-extract/css';

import { breakpoints, media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

/** Room that names leave to the figure that rows are compared by, on a phone: "+100", "12,345". */
const figureWidth = '3.5rem';

/** Width of the cell with the menu, which stays in sight while the rest scrolls under it. */
const rowEnd = '64px';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  minWidth: 0,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  selectors: {
    // Fades what is cut, beside the menu that stays in sight.
    '&[data-cut]::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: 1,
      width: 40,
      background: `linear-gradient(to left, ${color.surface.panel}, transparent)`,
      pointerEvents: 'none',
    },
    '&[data-cut]:has([data-kind="actions"])::after': { width: `calc(${rowEnd} + 40px)` },
  },
  '@media': {
    [media.phone]: {
      border: 0,
      borderRadius: 0,
      background: 'none',
      overflow: 'visible',
      selectors: { '&[data-cut]::after': { content: 'none' } },
    },
    [media.print]: { overflow: 'visible', border: 0, background: 'none' },
  },
});

export const scroller = style({
  // Containing block of visually hidden elements, so that they scroll with the rows.
  position: 'relative',
  overflowX: 'auto',
  minWidth: 0,
  '@media': {
    [media.phone]: { overflow: 'visible' },
    [media.print]: { overflow: 'visible' },
  },
});

export const table = style({
  width: '100%',
  color: color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  outline: 'none',
  '@media': {
    [media.phone]: { display: 'block' },
    [media.print]: { fontSize: vars.text.caption, lineHeight: vars.leading.caption },
  },
});

/** On a phone only for the figure that rows are compared by. */
export const head = style({
  '@media': {
    [media.phone]: {
      display: 'none',
      selectors: { '[data-figures] > &': { display: 'block' } },
    },
  },
});

globalStyle(`[data-figures] > ${head} > tr`, {
  '@media': { [media.phone]: { display: 'flex', justifyContent: 'space-between' } },
});

export const column = style({
  padding: `10px ${space.small}`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  background: color.surface.sunken,
  color: color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.caption,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: 20 },
    '&:last-child': { paddingInlineEnd: 20 },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: -3 },
    '[data-folded] &': { '@media': { [media.narrow]: { whiteSpace: 'normal' } } },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered]': { color: color.ink.strong },
    '&[data-sort-direction]': { color: color.ink.strong },
    '&[data-kind="actions"]': { position: 'sticky', insetInlineEnd: 0, zIndex: 2 },
  },
  '@media': {
    [media.phone]: {
      display: 'none',
      border: 0,
      background: 'none',
      whiteSpace: 'normal',
      selectors: {
        '&:first-child, &:last-child': { paddingInline: 0 },
        '&[data-kind="title"], &[data-on-card="end"]': {
          display: 'block',
          padding: 0,
          paddingBlockEnd: space.xsmall,
        },
        '&[data-on-card="end"]': { textAlign: 'end' },
        '[data-figures="unfolding"] &[data-on-card="end"]': { paddingInlineEnd: 32 },
      },
    },
    [media.print]: {
      whiteSpace: 'normal',
      selectors: {
        '&[data-kind="selection"], &[data-kind="actions"]': { display: 'none' },
      },
    },
  },
});

export const columnContent = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  // The sort icon precedes the header text there, so that text and numbers are aligned at the end.
  selectors: { '[data-align="end"] &': { flexDirection: 'row-reverse' } },
  '@media': {
    [media.phone]: { selectors: { '[data-on-card="end"] &': { flexDirection: 'row-reverse' } } },
  },
});

export const sortSign = style({
  display: 'block',
  // A picture gives way to words otherwise.
  minWidth: 16,
  opacity: 0,
  transition: `opacity ${vars.motion.fast}, rotate ${vars.motion.fast}`,
  selectors: {
    '[data-hovered] &, [data-focus-visible] &': { opacity: 0.5 },
    '[data-sort-direction] &': { opacity: 1 },
    '[data-sort-direction="ascending"] &': { rotate: '180deg' },
  },
});

export const body = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.xsmall,
      selectors: { '[data-figures] > &': { gap: 0 } },
    },
  },
});

export const row = style({
  outline: 'none',
  background: color.surface.panel,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-href], &[data-openable]': { cursor: 'pointer' },
    '&[data-openable][data-hovered]': { background: color.surface.sunken },
    '&[data-selected], &[data-selected][data-hovered]': { background: color.accent.soft },
    // A bar at the start, since color alone is not accessible.
    '&[data-current]': {
      background: color.surface.sunken,
      boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: -3 },
  },
  '@media': {
    [media.phone]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space.xxsmall} ${space.small}`,
      padding: `${space.small} ${space.medium}`,
      border: `1px solid ${color.line.subtle}`,
      borderRadius: vars.radius.medium,
      background: color.surface.panel,
      selectors: {
        // Rows of a widget, which is a card itself.
        '[data-figures] &': {
          boxSizing: 'border-box',
          minHeight: 56,
          padding: `${space.small} 0`,
          border: 0,
          borderBlockStart: `1px solid ${color.line.subtle}`,
          borderRadius: 0,
        },
      },
    },
  },
});

export const cell = style({
  padding: `14px ${space.small}`,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  verticalAlign: 'middle',
  // A date keeps to one line; a table that is wider than its place can be pushed sideways.
  minWidth: 114,
  overflowWrap: 'break-word',
  outline: 'none',
  selectors: {
    'tr:first-child > &': { borderBlockStart: 0 },
    '&:first-child': { paddingInlineStart: 20 },
    '&:last-child': { paddingInlineEnd: 20 },
    '&[data-focus-visible]': { outline: `2px solid ${color.line.focus}`, outlineOffset: -3 },
    '&[data-kind="title"]': {
      minWidth: 120,
      color: color.ink.strong,
      fontWeight: vars.weight.strong,
    },
    // Folded columns stand below the name: it takes their room.
    '[data-folded]:not([data-lines]) &[data-kind="title"]': {
      width: '60%',
      // More columns stand beside it there, and keep their lines whole.
      '@media': { [media.wide]: { width: '24%' } },
    },
    '&[data-align="end"]': { minWidth: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-tight]': { width: 1, minWidth: 0, whiteSpace: 'nowrap' },
    '&[data-kind="selection"], &[data-kind="actions"]': {
      width: 1,
      minWidth: 0,
      whiteSpace: 'nowrap',
    },
    // Over what scrolls below it, in the color of its row.
    '&[data-kind="actions"]': {
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: 2,
      paddingBlock: 6,
      background: 'inherit',
      textAlign: 'end',
    },
    '[data-density="compact"] &': { paddingBlock: space.xsmall },
    '[data-density="compact"] &[data-kind="actions"]': { paddingBlock: 0 },
    // As a border, so that it is there in forced colors, too.
    '[data-marked] > &:first-child': { position: 'relative' },
    '[data-marked] > &:first-child::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 6,
      top: 'calc(50% - 4px)',
      border: `4px solid ${color.accent.solid}`,
      borderRadius: vars.radius.full,
    },
    // Rows of text: two lines, or one where nobody wrote a comment.
    '[data-lines] &': { height: 44, paddingBlock: 9 },
    '[data-lines][data-density="compact"] &': { height: 44, paddingBlock: 5 },
    '[data-lines] &[data-kind="title"]': {
      width: '100%',
      minWidth: 160,
      maxWidth: 0,
      color: color.ink.normal,
      fontWeight: vars.weight.normal,
    },
  },
  '@media': {
    // Print has the width for every column, and no interactive parts.
    [media.print]: {
      minWidth: 0,
      paddingBlock: space.xsmall,
      selectors: {
        '&[data-kind="title"]': { minWidth: 0 },
        '&[data-kind="selection"], &[data-kind="actions"]': { display: 'none' },
        '[data-lines] &': { height: 'auto' },
      },
    },
    [media.phone]: {
      minWidth: 0,
      width: '100%',
      display: 'grid',
      gridTemplateColumns: 'minmax(84px, 32%) minmax(0, 1fr)',
      gap: space.small,
      padding: 0,
      border: 0,
      selectors: {
        '&[data-on-card]': { display: 'block' },
        '&[data-on-card="beside"]': { width: 'auto', maxWidth: '100%' },
        '&:first-child, &:last-child': { paddingInline: 0 },
        '&[data-align="end"]': { textAlign: 'start' },
        // Level with the name.
        '&[data-on-card="end"]': {
          position: 'absolute',
          top: space.small,
          insetInlineEnd: 0,
          width: 'auto',
          minWidth: figureWidth,
          textAlign: 'end',
          fontSize: vars.text.body,
          lineHeight: vars.leading.body,
        },
        '[data-figures="unfolding"] &[data-on-card="end"]': { insetInlineEnd: 32 },
        '&[data-tight]:not([data-on-card])': { width: '100%', whiteSpace: 'normal' },
        // On a card each value carries the name of its column.
        '&[data-label]::before': {
          content: 'attr(data-label)',
          color: color.ink.muted,
          fontSize: vars.text.caption,
          lineHeight: vars.leading.small,
        },
        '&[data-action]': { display: 'block', paddingBlockStart: space.xsmall },
        '&[data-kind="title"]': {
          display: 'block',
          minWidth: 0,
          overflowWrap: 'anywhere',
          fontSize: vars.text.body,
          lineHeight: vars.leading.body,
        },
        '&[data-kind="title"]::before': { content: 'none' },
        // The check and the menu stand in the corners, and what comes first between them.
        '&[data-selectable][data-first]': { paddingInlineStart: 40 },
        '&[data-first][data-on-card="beside"]': { paddingInlineEnd: 0 },
        '[data-lines] &:not([data-kind])': { minHeight: 24, display: 'flex', alignItems: 'center' },
        '[data-lines] &, [data-lines][data-density="compact"] &': { height: 'auto', padding: 0 },
        '[data-lines] &[data-kind="title"]': { order: 1, maxWidth: 'none' },
        '[data-lines] &[data-selectable][data-first]': { paddingInlineStart: 40 },
        '[data-lines] &:not([data-kind]):has(> div:empty)': { display: 'none' },
        // At the edge of the card, before the check if there is one.
        '[data-marked] > &:first-child::before': { insetInlineStart: -13 },
        '[data-marked] > &[data-kind="selection"]:first-child': { position: 'absolute' },
        '[data-marked] > &[data-kind="selection"]:first-child::before': { insetInlineStart: -1 },
        '&[data-kind="selection"]': {
          position: 'absolute',
          top: 0,
          left: 4,
          width: 48,
          height: 48,
          placeItems: 'center',
          display: 'grid',
          gridTemplateColumns: '1fr',
        },
        '&[data-kind="actions"]': {
          position: 'absolute',
          top: 0,
          right: 6,
          width: 'auto',
          height: 48,
          display: 'grid',
          gridTemplateColumns: 'auto',
          alignContent: 'center',
          paddingBlock: 0,
          background: 'none',
        },
        '[data-figures] &[data-kind="actions"]': { right: -12 },
      },
    },
  },
});

export const cellContent = style({
  minWidth: 0,
  '@media': {
    [`screen and (min-width: ${breakpoints.phone}px)`]: {
      selectors: {
        // One line of a row: the comment first, and who, where and when at its end.
        '[data-lines][data-density="compact"] [data-kind="title"] > &': {
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: space.medium,
        },
      },
    },
  },
});

export const pictured = style({ display: 'flex', alignItems: 'center', gap: space.small });

export const name = style({
  selectors: {
    '[data-lines] &': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
      flex: '1 1 auto',
      minWidth: 0,
      fontSize: vars.text.body,
      lineHeight: vars.leading.body,
    },
  },
  '@media': {
    [media.narrow]: {
      selectors: { '[data-lines]:not([data-density="compact"]) &': { WebkitLineClamp: 2 } },
    },
    [media.phone]: {
      selectors: {
        '[data-lines] &, [data-lines]:not([data-density="compact"]) &': { WebkitLineClamp: 3 },
        // Beside the menu in the corner.
        'tr:has(> [data-kind="actions"]) > [data-first] &': { marginInlineEnd: 36 },
        '[data-figures] &': { marginInlineEnd: `calc(${figureWidth} + ${space.small})` },
        '[data-figures="unfolding"] tr > [data-first] &': {
          marginInlineEnd: `calc(${figureWidth} + ${space.small} + 32px)`,
        },
      },
    },
    [media.print]: { selectors: { '[data-lines] &': { display: 'block' } } },
  },
});

/** Other values of a row, below its name. */
export const below = style({
  color: color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
  overflow: 'hidden',
  selectors: {
    '[data-density="compact"][data-folded]:not([data-lines]) &': {
      fontSize: vars.text.caption,
      lineHeight: vars.leading.caption,
    },
    '[data-lines] &': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      flex: '0 0 auto',
      maxWidth: '100%',
    },
  },
  '@media': {
    [media.phone]: { selectors: { '[data-lines] &': { whiteSpace: 'normal' } } },
    [media.print]: { selectors: { '[data-lines] &': { whiteSpace: 'normal' } } },
  },
});

/** Values beside one another. Where a line breaks, the dot before the next value lies outside and is cut off. */
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: -14,
  selectors: { '[data-lines] &': { display: 'inline', marginInlineStart: 0 } },
  '@media': {
    [media.phone]: {
      selectors: { '[data-lines] &': { display: 'flex', marginInlineStart: -14 } },
    },
  },
});

export const item = style({
  position: 'relative',
  maxWidth: '100%',
  paddingInlineStart: 14,
  selectors: {
    '&:not(:first-child)::before': {
      content: '·',
      position: 'absolute',
      insetInlineStart: 0,
      width: 14,
      textAlign: 'center',
    },
    '[data-lines] &': { position: 'static', paddingInlineStart: 0 },
    // The space behind it is that between the values.
    '[data-lines] &:not(:first-child)::before': { content: '\u00A0·', position: 'static' },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '[data-lines] &': { position: 'relative', paddingInlineStart: 14 },
        '[data-lines] &:not(:first-child)::before': { content: '·', position: 'absolute' },
      },
    },
  },
});

/** All figures of an unfolded card. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(84px, 40%) minmax(0, 1fr)',
  gap: `${space.xsmall} ${space.small}`,
  margin: 0,
  marginBlockStart: space.small,
  padding: space.small,
  borderRadius: vars.radius.medium,
  background: color.surface.sunken,
  fontWeight: vars.weight.normal,
});

export const term = style({
  color: color.ink.muted,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.small,
});

export const detail = style({
  margin: 0,
  minWidth: 0,
  color: color.ink.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Shows the details of a card. */
export const unfold = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: color.ink.muted,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.line.focus}`, outlineOffset: -2 },
  },
});

globalStyle(`${unfold} svg`, { transition: `rotate ${vars.motion.fast}` });
globalStyle(`${unfold}[aria-expanded="true"] svg`, { rotate: '180deg' });

/** A value and its name stay on one line, unless the two are longer than a phone is wide. */
export const whole = style({
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
});

export const value = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${whole} &`]: { whiteSpace: 'nowrap' } },
});

/** The name of a row as a link: it looks like the name it is. */
export const rowLink = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  outlineOffset: 2,
  selectors: {
    '&:hover:not(:has(div))': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outline: `2px solid ${color.line.focus}` },
  },
});

/** The check of a row; its target is larger than its box. */
export const check = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: -12 },
  },
});

globalStyle(`${table} td:empty`, {
  '@media': { [`screen and (max-width: ${breakpoints.phone - 1}px)`]: { display: 'none' } },
});
