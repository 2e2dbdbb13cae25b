import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  // A row that scrolls sideways does not widen the list.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  minWidth: 0,
  '@media': { [media.phone]: { gap: space.xsmall } },
});

/** Fields wrap among themselves, so that the menu of the view never has a line of its own. */
export const toolbar = style({
  display: 'flex',
  gap: space.xsmall,
  '@media': { [media.phone]: { alignItems: 'center', gap: 0 }, [media.print]: { display: 'none' } },
});

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.xsmall,
  flex: 1,
  minWidth: 0,
  '@media': {
    // One row, so that rows stay in sight.
    [media.phone]: {
      // The buttons of a phone are smaller than the search.
      alignItems: 'center',
      // Holds what is hidden in the fields, which would widen the page.
      position: 'relative',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInlineStart: `calc(-1 * ${space.medium})`,
      paddingInlineStart: space.medium,
      scrollPaddingInlineStart: space.medium,
      // Fields fade out where the row goes on; its end is clear of the fade.
      paddingInlineEnd: space.small,
      scrollPaddingInlineEnd: space.small,
      maskImage: `linear-gradient(to left, transparent, #000 ${space.small})`,
      // Room for the outline of a focused field.
      marginBlock: -4,
      paddingBlock: 4,
    },
  },
});

// Search and one filter share what the menu of the view leaves.
globalStyle(`${fields} > div:not(:only-child)`, {
  '@media': { [media.phone]: { minWidth: 112, maxWidth: '80vw' } },
});
globalStyle(`${fields} button`, { '@media': { [media.phone]: { whiteSpace: 'nowrap' } } });
globalStyle(`${fields} > div button > span`, {
  '@media': { [media.phone]: { overflow: 'hidden', textOverflow: 'ellipsis' } },
});

export const search = style({
  flex: '1 1 168px',
  maxWidth: 360,
  // Beside a filter it still shows what to type.
  '@media': { [media.phone]: { maxWidth: 'none' } },
});

export const phoneOnly = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'flex' } },
});

/** The menu of the view stays where fields scroll. */
export const view = style({ flex: 'none' });

/** On narrow screens the button shows its icon alone; screen readers keep the label. */
export const viewWord = style({
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

globalStyle(`${view} > button`, { '@media': { [media.narrow]: { gap: 0 } } });

/** Buttons of a row of text are there for the pointer and the focus; elsewhere they are always there. */
export const rowEnd = style({
  display: 'inline-flex',
  '@media': {
    '(hover: hover)': {
      selectors: {
        '[data-lines] &': { opacity: 0, transition: `opacity ${vars.motion.fast}` },
        '[role="row"]:hover &, [role="row"]:focus-within &, [data-current] &, &:has([aria-expanded="true"])':
          { opacity: 1 },
      },
    },
  },
});

export const quick = style({
  '@media': { '(hover: none)': { display: 'none' }, [media.narrow]: { display: 'none' } },
});

/** Quiet links below a list. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  '@media': { [media.print]: { display: 'none' } },
});

/** Its sign begins where the list does. */
globalStyle(`${links} > [data-tone="quiet"]`, {
  marginInlineStart: `calc(-1 * ${space.small} - 1px)`,
  color: color.ink.muted,
  fontWeight: vars.weight.normal,
});

/** Takes the place of the toolbar while rows are checked. */
export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  // As high as the toolbar, so that no row moves.
  minHeight: vars.size.control,
  padding: `0 ${space.xsmall} 0 ${space.medium}`,
  borderRadius: vars.radius.medium,
  background: color.surface.inverse,
  color: color.ink.inverse,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  '@media': {
    [media.phone]: { position: 'sticky', insetBlockStart: space.xsmall, zIndex: vars.layer.sticky },
  },
});

export const bulkCount = style({ flex: 1, fontVariantNumeric: 'tabular-nums' });

export const bulkClear = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: vars.radius.small,
  color: 'inherit',
  selectors: {
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: -2 },
  },
  '@media': { [media.coarse]: { width: 44, height: 44 } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
});

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  color: color.ink.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

/** Hides interactive parts in print. */
export const notOnPaper = style({
  display: 'contents',
  '@media': { [media.print]: { display: 'none' } },
});

export const waiting = style({
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: color.surface.panel,
  overflow: 'hidden',
  // On phones rows are cards, and so is what stands in for them.
  '@media': {
    [media.phone]: {
      display: 'grid',
      gap: space.small,
      border: 0,
      background: 'none',
      overflow: 'visible',
    },
  },
});

export const waitingHead = style({
  height: 37,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  background: color.surface.sunken,
  '@media': { [media.phone]: { display: 'none' } },
});

export const waitingRow = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr 1fr',
  alignItems: 'center',
  gap: space.large,
  height: 49,
  paddingInline: 20,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  selectors: {
    '&:first-of-type': { borderBlockStart: 0 },
    '&[data-density="compact"]': { height: 37 },
    '&[data-lines]': { height: 64 },
    '&[data-lines][data-density="compact"]': { height: 44 },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '1fr',
      alignContent: 'space-evenly',
      gap: 0,
      height: 144,
      paddingInline: space.medium,
      border: `1px solid ${color.line.subtle}`,
      borderRadius: vars.radius.medium,
      background: color.surface.panel,
    },
  },
});

export const active = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  minWidth: 0,
});

/** Rows that are about to be replaced by the next page. */
export const content = style({
  minWidth: 0,
  transition: `opacity ${vars.motion.normal}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
});
