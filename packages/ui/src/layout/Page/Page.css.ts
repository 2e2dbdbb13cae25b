import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

/** Widths of a page's column, shared with the notices over it. */
export const widest = `calc(${vars.size.content} + 2 * ${vars.space.xlarge})`;
export const narrowEnd = `max(${vars.space.xlarge}, calc(min(100%, ${widest}) - ${vars.space.xlarge} - 696px))`;

export const page = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.large,
    width: '100%',
    padding: `${vars.space.xlarge} ${vars.space.xlarge} ${vars.space.xxlarge}`,
    '@media': {
      [media.phone]: {
        gap: vars.space.medium,
        padding: `${vars.space.small} ${vars.space.medium} ${vars.space.xlarge}`,
      },
    },
  },
  variants: {
    width: {
      content: { maxWidth: widest },
      // The left edge stays where every page has it; only the lines are shorter.
      narrow: {
        maxWidth: widest,
        paddingInlineEnd: narrowEnd,
        '@media': { [media.phone]: { paddingInlineEnd: vars.space.medium } },
      },
      full: {},
    },
    isTight: {
      true: {
        gap: vars.space.medium,
        paddingBlock: vars.space.medium,
        '@media': { [media.phone]: { paddingBlock: `${vars.space.large} ${vars.space.xlarge}` } },
      },
    },
  },
});

// The region for notices takes no space while it is empty.
globalStyle(`${page.classNames.variants.isTight.true} > div:empty`, { display: 'none' });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@media': {
    // The buttons stand beside the title, not beside the sentence under it.
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(320px, 1fr) auto',
      gridTemplateAreas: '"above above" "title actions" "purpose purpose"',
      gap: `${vars.space.xxsmall} ${vars.space.medium}`,
    },
  },
});

/** Gives way to the buttons beside it, as far as its words can be read. */
export const titles = style({
  display: 'grid',
  flex: '1 1 320px',
  gap: vars.space.xxsmall,
  minWidth: 0,
  '@media': {
    // As wide as its words: the buttons share the row where they fit.
    [media.phone]: { flexBasis: 'auto' },
    [media.wide]: { display: 'contents' },
  },
});

/** A link back is as wide as its words: a click beside it must not leave the page. */
export const above = style({
  justifySelf: 'start',
  '@media': { [media.wide]: { gridArea: 'above' } },
});

export const title = style({
  color: vars.color.ink.strong,
  fontFamily: vars.font.display,
  fontSize: vars.text.headline,
  lineHeight: vars.leading.headline,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.text.title, lineHeight: vars.leading.title } },
});

/** A name over a tool, rather than a headline. */
export const tightTitle = style([
  title,
  { fontSize: vars.text.title, lineHeight: vars.leading.title },
]);

export const titleLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  '@media': { [media.wide]: { gridArea: 'title' } },
});

/** As quiet as the purpose under the title, and no taller than the title, so that no page moves. */
export const help = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  marginBlock: -4,
  borderRadius: vars.radius.full,
  color: vars.color.ink.muted,
  transitionProperty: 'background-color, color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.sunken, color: vars.color.ink.strong },
  },
  '@media': {
    [media.coarse]: { width: 44, height: 44, marginBlock: -10 },
    [media.print]: { display: 'none' },
  },
});

export const purpose = style({
  maxWidth: vars.size.measure,
  color: vars.color.ink.muted,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  textWrap: 'pretty',
  '@media': {
    // The first row of a list is to be in sight.
    [media.phone]: { display: 'none' },
    [media.wide]: { gridArea: 'purpose' },
  },
});

/** On phones beside the title where they fit, otherwise on a row of their own. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': {
    [media.wide]: { gridArea: 'actions', alignSelf: 'center', justifyContent: 'flex-end' },
    [media.print]: { display: 'none' },
  },
});

// Aligns the label of a borderless button with the page's text.
globalStyle(`${actions} > [data-tone="quiet"]:first-child`, {
  '@media': { [media.phone]: { marginInlineStart: `calc(-1 * ${vars.space.medium} - 1px)` } },
});
