import { style, styleVariants } from '@vanilla-extract/css';

import { media, vars } from '@hearback/ui/tokens';

const { color, space, text, leading, weight } = vars;

/** A4 at 96 dots per inch: the screen matches the print. */
const paper = { width: 794, height: 1123 };

/** Background of the sheet. */
export const desk = style({
  display: 'grid',
  justifyItems: 'center',
  padding: space.xlarge,
  borderRadius: vars.radius.medium,
  background: color.surface.sunken,
  '@media': { [media.phone]: { padding: 0, background: 'none' } },
});

/** The paper is light in both themes, as real paper is. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: paper.width,
  minHeight: paper.height,
  padding: '36px 48px 28px',
  background: color.surface.panel,
  color: color.ink.normal,
  boxShadow: vars.elevation.raised,
  fontSize: text.small,
  lineHeight: leading.small,
  '@media': {
    [media.phone]: { minHeight: 0, padding: space.medium, boxShadow: 'none' },
    [media.print]: {
      height: paper.height,
      maxWidth: 'none',
      width: paper.width,
      boxShadow: 'none',
      overflow: 'hidden',
      printColorAdjust: 'exact',
    },
  },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space.large,
  paddingBlockEnd: space.small,
  borderBlockEnd: `3px solid ${color.ink.strong}`,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'start', gap: space.xsmall } },
});

/** The subject of the report. */
export const whose = style({ minWidth: 0 });

export const headSide = style({
  flexShrink: 0,
  maxWidth: '55%',
  textAlign: 'end',
  '@media': { [media.phone]: { maxWidth: 'none', textAlign: 'start' } },
});

export const over = style({
  margin: 0,
  color: color.accent.ink,
  fontSize: text.caption,
  lineHeight: leading.caption,
  fontWeight: weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
  }) as const;

export const name = style({
  ...lines(2),
  margin: 0,
  color: color.ink.strong,
  fontFamily: vars.font.display,
  fontSize: text.title,
  lineHeight: leading.title,
  fontWeight: weight.heavy,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
});

export const month = style({
  margin: 0,
  color: color.ink.strong,
  fontSize: text.lead,
  lineHeight: leading.lead,
  fontWeight: weight.strong,
});

export const quiet = style({
  margin: 0,
  color: color.ink.muted,
  fontSize: text.caption,
  lineHeight: leading.caption,
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Figures side by side, separated by rules. */
export const figure = style({
  minWidth: 0,
  paddingInline: space.medium,
  borderInlineStart: `1px solid ${color.line.subtle}`,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': {
    [media.phone]: {
      padding: `${space.small} 0`,
      borderInlineStart: 0,
      borderBlockEnd: `1px solid ${color.line.subtle}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});

export const label = style({
  margin: 0,
  color: color.ink.muted,
  fontSize: text.small,
  fontWeight: weight.medium,
});

const number = style({
  margin: 0,
  color: color.ink.strong,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heavy,
  letterSpacing: '-0.02em',
});

export const value = styleVariants({
  large: [number, { fontSize: text.display, lineHeight: leading.display }],
  small: [number, { fontSize: text.lead, lineHeight: leading.lead }],
});

const change = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  margin: 0,
  fontWeight: weight.strong,
});

export const changed = styleVariants({
  up: [change, { color: color.status.success.ink }],
  down: [change, { color: color.status.danger.ink }],
  level: [change, { color: color.ink.muted, fontWeight: weight.normal }],
});

export const strip = style({
  padding: `10px ${space.medium}`,
  borderRadius: vars.radius.medium,
  background: color.surface.sunken,
});

export const course = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  // Fills the remaining height of the page.
  flex: '1 1 104px',
  minHeight: 84,
  maxHeight: 260,
  '@media': { [media.phone]: { flex: 'none', maxHeight: 'none' } },
});

export const courseHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.small,
  flexWrap: 'wrap',
});

export const drawing = style({
  display: 'block',
  flex: 1,
  width: '100%',
  minHeight: 40,
  borderBlockEnd: `1px solid ${color.line.strong}`,
  '@media': { [media.phone]: { flex: 'none', height: 96 } },
});

export const bar = style({ fill: color.chart[1] });

export const ends = style([quiet, { display: 'flex', justifyContent: 'space-between' }]);

export const heading = style({
  margin: 0,
  color: color.ink.strong,
  fontSize: text.body,
  lineHeight: leading.body,
  fontWeight: weight.strong,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xlarge,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.large } },
});

export const column = style({ display: 'grid', alignContent: 'start', gap: 6, minWidth: 0 });

export const list = style({ display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: space.xsmall,
  overflowWrap: 'anywhere',
});

/** Icons align with the first line of their sentence. */
export const sign = styleVariants(
  {
    better: color.status.success.ink,
    worse: color.status.danger.ink,
    plain: color.ink.muted,
  },
  (ink) => ({ color: ink, paddingBlockStart: 2 }),
);

/** Cut on paper alone, which has one page. */
export const sentence = style({ margin: 0, '@media': { [media.print]: lines(3) } });

export const quotes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.medium,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const quoteBox = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minWidth: 0,
  margin: 0,
  padding: '2px 0 2px 12px',
  borderInlineStart: `3px solid ${color.line.strong}`,
});

export const quote = styleVariants({
  praise: [quoteBox, { borderColor: color.sentiment.positive }],
  complaint: [quoteBox, { borderColor: color.sentiment.negative }],
  other: [quoteBox, { borderColor: color.line.strong }],
});

export const words = style({
  ...lines(7),
  margin: 0,
  color: color.ink.strong,
  overflowWrap: 'anywhere',
});

/** A resolved comment, clamped to two lines. */
export const shortWords = style({ ...lines(2), margin: 0, overflowWrap: 'anywhere' });

export const oneLine = style([
  quiet,
  {
    minWidth: 0,
    '@media': {
      [media.print]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
]);

/** Source and duration of a resolved comment; at most two lines. */
export const twoLines = style([quiet, lines(2)]);

export const foot = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.large,
  marginBlockStart: 'auto',
  paddingBlockStart: space.small,
  borderBlockStart: `1px solid ${color.line.subtle}`,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'start', gap: space.medium } },
});
