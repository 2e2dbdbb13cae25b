import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { breakpoints, media } from '../../tokens/breakpoints';
import { vars } from '../../tokens/contract.css';

/** Container of the bar over a tool: what is in it shortens itself. */
export const barContainer = 'page-bar';

/** Widths of a page's column. `narrowEnd` is the margin of notices and footer that end where a narrow page does. */
export const widest = `calc(${vars.size.content} + 2 * ${vars.space.xlarge})`;
export const narrowEnd = `max(${vars.space.xlarge}, calc(min(100%, ${widest}) - ${vars.space.xlarge} - 768px))`;

export const page = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.large,
    width: '100%',
    padding: `${vars.space.xlarge} ${vars.space.xlarge} ${vars.space.xxlarge}`,
    '@media': {
      [media.phone]: {
        gap: vars.space.small,
        padding: `${vars.space.xsmall} ${vars.space.medium} ${vars.space.xlarge}`,
      },
    },
  },
  variants: {
    width: {
      content: { maxWidth: widest },
      narrow: { maxWidth: widest },
      full: {},
    },
  },
});

// The left edge stays where every page has it; only the lines are shorter. A row of tabs may be as long as the page.
const narrow = page.classNames.variants.width.narrow;
globalStyle(`${narrow} > *, ${narrow} [role="tabpanel"]`, { maxWidth: 768 });
globalStyle(`${narrow} > :has(> [role="tablist"])`, { maxWidth: 'none' });
globalStyle(`${narrow} [role="tablist"]`, {
  '@media': { [media.wide]: { minWidth: 768, maxWidth: '100%', justifySelf: 'start' } },
});

/** From tablets up the title and its buttons share a row. */
const besideUp = `screen and (min-width: ${breakpoints.phone}px)`;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@media': {
    [media.phone]: { alignItems: 'center', gap: vars.space.xsmall },
    // The buttons stand beside the title, not beside the sentence under it.
    [besideUp]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(160px, 1fr) auto',
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
    [besideUp]: { display: 'contents' },
  },
});

/** A link back is as wide as its words: a click beside it must not leave the page. */
export const above = style({
  justifySelf: 'start',
  '@media': { [besideUp]: { gridArea: 'above' } },
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

export const titleLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  '@media': { [besideUp]: { gridArea: 'title' } },
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
    [media.coarse]: { width: 44, height: 44, margin: -10 },
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
    [besideUp]: { gridArea: 'purpose' },
  },
});

/** On phones beside the title where they fit, otherwise on a row of their own. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': {
    [besideUp]: { gridArea: 'actions', alignSelf: 'center', justifyContent: 'flex-end' },
    [media.print]: { display: 'none' },
  },
});

// Aligns the label of a borderless button with the page's text.
globalStyle(`${actions} > [data-tone="quiet"]:first-child`, {
  '@media': { [media.phone]: { marginInlineStart: `calc(-1 * ${vars.space.medium} - 1px)` } },
});

/** Height of the bar over a tool, in pixels. */
const barHeight = 56;
/** Room for a phone's bar. */
export const smallBar = `${barContainer} (max-width: 760px)`;
/** An empty state has its own, which center it. */
const noMargin = '[data-editor], [data-fills], [data-empty-state], div:empty';

/** A tool that fills the window, under a bar. */
export const tool = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: '100%',
});

/** The bar drops what it has no room for, by its own width: the sidebar may be open. */
export const barRoom = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  containerName: barContainer,
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.surface.panel,
  '@media': { [media.print]: { display: 'none' } },
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(96px, 1fr) auto auto',
  gridTemplateAreas: '"above title steps actions"',
  alignItems: 'center',
  columnGap: vars.space.medium,
  minHeight: barHeight - 1,
  paddingInline: vars.space.medium,
  '@container': {
    [smallBar]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.xsmall,
      paddingInline: vars.space.small,
      paddingBlock: 5,
    },
  },
});

export const barAbove = style({ gridArea: 'above', whiteSpace: 'nowrap' });

/** On phones a chevron, whose name is the text of the link. */
const tinyBar = `${barContainer} (max-width: 480px)`;
globalStyle(`${barAbove} > a`, {
  '@container': {
    [tinyBar]: {
      display: 'grid',
      placeContent: 'center',
      width: 32,
      height: 40,
      fontSize: 0,
      lineHeight: 0,
      textDecoration: 'none',
    },
  },
});
globalStyle(`${barAbove} > a::before`, {
  '@container': {
    [tinyBar]: {
      content: '""',
      width: 9,
      height: 9,
      borderBlockEnd: '2px solid',
      borderInlineStart: '2px solid',
      rotate: '45deg',
    },
  },
});

export const barTitle = style({
  gridArea: 'title',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `1px solid ${vars.color.line.subtle}`,
  '@container': { [smallBar]: { flex: '1 1 96px', paddingInlineStart: vars.space.small } },
});

globalStyle(`${barTitle} > a`, { '@container': { [smallBar]: { display: 'none' } } });

/** A name over a tool, rather than a headline. */
export const tightTitle = style({
  minWidth: 0,
  overflow: 'hidden',
  color: vars.color.ink.strong,
  fontFamily: vars.font.display,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Below the rest where there is little room. */
export const barSteps = style({
  gridArea: 'steps',
  minWidth: 0,
  '@container': { [smallBar]: { order: 1, flexBasis: '100%' } },
});

export const barActions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  whiteSpace: 'nowrap',
  '@container': {
    [smallBar]: { flexWrap: 'wrap', rowGap: vars.space.xxsmall, marginInlineStart: 'auto' },
  },
});

/** The state of what is edited, where the bar has room for it. */
export const barStatus = style({
  display: 'contents',
  '@container': { [`${barContainer} (max-width: 1180px)`]: { display: 'none' } },
});

/** Left out of a narrow bar, where another button does it as well. */
globalStyle(`${barActions} > [data-bar]`, { display: 'contents' });
globalStyle(`${barActions} > [data-bar="wide"]`, {
  '@container': { [smallBar]: { display: 'none' } },
});

export const toolBody = style({ display: 'flex', flex: 1, flexDirection: 'column' });

// Notices and steps without an editor keep the margins of a page.
globalStyle(`${toolBody} > *:not(${noMargin})`, {
  margin: `${vars.space.medium} ${vars.space.large}`,
  '@media': { [media.phone]: { margin: `${vars.space.small} ${vars.space.medium}` } },
});
globalStyle(`${toolBody} > div:empty`, { display: 'none' });
