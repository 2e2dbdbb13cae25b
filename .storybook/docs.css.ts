import { globalStyle, type StyleRule } from '@vanilla-extract/css';

import { vars } from '../packages/ui/src/tokens/contract.css';

const { color, font, leading, radius, space, text, weight } = vars;

/** What is written on a page of words; the stories on it keep their own looks. */
const words = (selector: string, rule: StyleRule) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `.sbdocs.sbdocs-content ${part}:not(.sb-unstyled *, .sb-story *)`)
      .join(', '),
    rule,
  );

globalStyle('.sbdocs.sbdocs-wrapper', {
  background: color.surface.page,
  color: color.ink.normal,
  padding: `${space.xxlarge} ${space.large} ${space.huge}`,
  '@media': { '(max-width: 600px)': { padding: `${space.large} ${space.medium}` } },
});
globalStyle('.sbdocs.sbdocs-content', { maxWidth: 960 });

words('h1, h2, h3, h4', {
  fontFamily: font.display,
  fontWeight: weight.strong,
  letterSpacing: '-0.01em',
  color: color.ink.strong,
  border: 0,
  padding: 0,
  textTransform: 'none',
  textWrap: 'balance',
});
// The title of a component's page is itself outside what the docs style.
globalStyle('.sbdocs.sbdocs-content h1, .sbdocs.sbdocs-content h1.sbdocs-title', {
  fontFamily: font.display,
  fontWeight: weight.strong,
  fontSize: text.display,
  lineHeight: leading.display,
  letterSpacing: '-0.02em',
  color: color.ink.strong,
  margin: `0 0 ${space.medium}`,
});
words('h2', {
  fontSize: text.title,
  lineHeight: leading.title,
  margin: `${space.xxlarge} 0 ${space.small}`,
});
words('h3', {
  fontSize: text.lead,
  lineHeight: leading.lead,
  margin: `${space.xlarge} 0 ${space.xsmall}`,
});
words('p, li', {
  fontFamily: font.interface,
  fontSize: text.body,
  lineHeight: leading.body,
  color: color.ink.normal,
});
words('p', { margin: `0 0 ${space.medium}`, maxWidth: vars.size.measure, textWrap: 'pretty' });
words('ul, ol', { margin: `0 0 ${space.medium}`, paddingInlineStart: space.large });
words('li', { marginBlockEnd: space.xsmall, maxWidth: vars.size.measure });
// What a page is about stands a size above the rest of it.
globalStyle('.sbdocs.sbdocs-content > h1 + p', {
  fontSize: text.lead,
  lineHeight: leading.lead,
  color: color.ink.muted,
  marginBlockEnd: space.large,
});
words('a', {
  color: color.ink.link,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
words('td a, li a, p a', { fontSize: 'inherit', lineHeight: 'inherit' });
words('a:hover', { textDecorationThickness: '2px' });
words('strong', { fontWeight: weight.strong, color: color.ink.strong });
words('blockquote', {
  margin: `0 0 ${space.medium}`,
  padding: `${space.medium} ${space.large}`,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.medium,
  background: color.surface.panel,
  color: color.ink.normal,
});
words('blockquote p', { marginBlockEnd: 0 });
words('hr', { border: 0, borderBlockStart: `1px solid ${color.line.subtle}` });

words('p code, li code, td code', {
  fontFamily: font.code,
  fontSize: '0.875em',
  margin: 0,
  padding: '1px 5px',
  color: color.ink.strong,
  background: color.surface.sunken,
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.small,
  whiteSpace: 'nowrap',
});

// Ruled like a printed table: lines between rows, nothing else.
words('table', {
  display: 'table',
  width: '100%',
  margin: `${space.medium} 0 ${space.large}`,
  borderCollapse: 'collapse',
  borderSpacing: 0,
  fontFamily: font.interface,
  fontSize: text.small,
  lineHeight: leading.small,
  '@media': { '(max-width: 600px)': { display: 'block', overflowX: 'auto' } },
});
words('table tr, table tr:nth-of-type(2n)', {
  background: 'transparent',
  border: 0,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
});
words('table th, table td', {
  padding: `${space.small} ${space.medium} ${space.small} 0`,
  border: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  color: color.ink.normal,
  fontSize: text.small,
});
words('table th', {
  paddingBlock: space.xsmall,
  color: color.ink.muted,
  fontWeight: weight.medium,
  fontSize: text.caption,
  lineHeight: leading.caption,
  whiteSpace: 'nowrap',
});
words('table thead tr', { borderBlockEnd: `1px solid ${color.line.strong}` });

// A story lies on the page as a sheet does: a border, no shadow.
globalStyle('.sbdocs.sbdocs-preview, .sbdocs .docblock-source, .sbdocs .docblock-argstable', {
  boxShadow: 'none',
});
globalStyle('.sbdocs.sbdocs-preview', {
  border: `1px solid ${color.line.subtle}`,
  borderRadius: radius.large,
  background: color.surface.page,
});
