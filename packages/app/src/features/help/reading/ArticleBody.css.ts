import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@hearback/ui/tokens';

const { color, space } = vars;

/** Markdown renders elements without classes, so they are styled by tag. */
export const body = style({
  display: 'grid',
  gap: space.medium,
  color: color.ink.normal,
  fontSize: vars.text.body,
  lineHeight: '1.625rem',
});

const inBody = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${body} ${selector}`, rules);

globalStyle(`${body} > *`, { minWidth: 0 });
inBody('h2', { marginBlockStart: space.medium });
inBody('p', { lineHeight: 'inherit' });
inBody('strong', { color: color.ink.strong, fontWeight: vars.weight.strong });

inBody(':is(ul, ol)', {
  display: 'grid',
  gap: space.xsmall,
  maxWidth: vars.size.measure,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
inBody('li', { position: 'relative', paddingInlineStart: space.xlarge });
inBody('ul > li::before', {
  content: '',
  position: 'absolute',
  insetInlineStart: space.xsmall,
  top: '0.62em',
  width: 6,
  height: 6,
  // A module of a code, as in the brand.
  background: color.accent.solid,
  forcedColorAdjust: 'none',
});
inBody('ol', { counterReset: 'step', gap: space.small });
inBody('ol > li', { counterIncrement: 'step' });
inBody('ol > li::before', {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  top: 1,
  display: 'grid',
  placeItems: 'center',
  minWidth: 22,
  height: 22,
  paddingInline: 4,
  border: `1px solid ${color.line.strong}`,
  borderRadius: vars.radius.small,
  color: color.accent.ink,
  fontFamily: vars.font.display,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});
inBody('li > :is(ul, ol)', { marginBlockStart: space.xsmall });
inBody('li > p + p', { marginBlockStart: space.xsmall });

inBody(':is(kbd, code)', {
  padding: '1px 5px',
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
  color: color.ink.strong,
  fontFamily: vars.font.code,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});
inBody('kbd', { borderBlockEndWidth: 2, fontFamily: vars.font.interface, whiteSpace: 'nowrap' });

/** Terminal commands wrap, to avoid horizontal scrolling. */
inBody('pre', {
  maxWidth: '100%',
  margin: 0,
  padding: space.medium,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: vars.radius.small,
  background: color.surface.sunken,
  lineHeight: vars.leading.small,
  whiteSpace: 'pre-wrap',
  breakInside: 'avoid',
});
inBody('pre > code', { padding: 0, border: 'none', background: 'none' });

/** As wide as the text; wider content scrolls. */
export const scroller = style({
  maxWidth: '100%',
  overflowX: 'auto',
  borderBlock: `1px solid ${color.line.strong}`,
  breakInside: 'avoid',
});

inBody('table', { width: '100%', borderCollapse: 'collapse', fontSize: vars.text.small });
inBody(':is(th, td)', {
  padding: `${space.xsmall} ${space.medium} ${space.xsmall} 0`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
  lineHeight: vars.leading.small,
  textAlign: 'start',
  verticalAlign: 'top',
});
inBody('tr:last-child td', { borderBlockEnd: 'none' });
inBody('th', { color: color.ink.muted, fontWeight: vars.weight.medium });
inBody('td:first-child', { color: color.ink.strong, fontWeight: vars.weight.medium });
