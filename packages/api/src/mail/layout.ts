import { escapeHtml } from '../tools/text.ts';
import type { Letter } from './letter.ts';

/** The product's light theme. Mail programs know no variables: each color stands where it is used. */
export const letterColors = {
  page: '#fbfaf7',
  panel: '#ffffff',
  sunken: '#f4f1ea',
  line: '#e4dfd4',
  ink: '#1b1d22',
  muted: '#5e6068',
  accent: '#0c5f56',
  onAccent: '#ffffff',
} as const;

/**
 * The dark theme, for the programs that ask for one. `!important` is the only way to be heard over
 * the colors that stand at the elements, which all the others need.
 */
const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #1a1816 !important; }
  .panel { background: #23201e !important; border-color: #3b3733 !important; }
  .sunken { background: #131110 !important; }
  .ink, .brand { color: #f8f4ec !important; }
  .muted, .link { color: #aea79c !important; }
  .action { color: #61c5b5 !important; }
  .rule, .quote { border-color: #3b3733 !important; }
  .button { background: #61c5b5 !important; color: #141210 !important; }
  .mark { border-color: #f8f4ec !important; }
  .eye { background: #61c5b5 !important; }
}
`;

interface Fact {
  label: string;
  value: string;
}

/** A visitor's text, word for word. */
interface Quote {
  /** Empty: nothing was written. */
  text: string;
  /** Further facts about it, such as its rating and its place. */
  about: string;
  /** Where all of it can be read. */
  link?: Link;
}

interface Link {
  label: string;
  url: string;
}

interface Content {
  language: string;
  subject: string;
  heading: string;
  /** Plain sentences; they are never read as markup. */
  paragraphs: readonly string[];
  /** Facts for the reader to compare with what they know, such as a time and a place. */
  facts?: readonly Fact[];
  quotes?: readonly Quote[];
  /** An attached picture, by its `cid`. */
  picture?: { cid: string; alt: string } | undefined;
  /** The one thing to do. */
  link: Link;
  /** Another way to the same. */
  otherLink?: Link;
  /** The link with which the reader unsubscribes from such letters, below the small print. */
  ending?: Link;
  /** Small print: how long the link works, what to do if the letter is unexpected. */
  notes: readonly string[];
}

const fonts = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const linkText = ({ label, url }: Link): string => `${label}:\n${url}`;

const toText = ({
  heading,
  paragraphs,
  facts = [],
  quotes = [],
  link,
  ending,
  otherLink,
  notes,
}: Content): string =>
  [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...quotes.map(({ text, about, link: own }) =>
      [
        ...(text === '' ? [] : [`> ${text.replaceAll('\n', '\n> ')}`]),
        about,
        ...(own ? [linkText(own)] : []),
      ].join('\n'),
    ),
    linkText(link),
    ...(otherLink ? [linkText(otherLink)] : []),
    ...notes,
    ...(ending ? [linkText(ending)] : []),
    '-- \nHearback',
  ].join('\n\n') + '\n';

const paragraph = (text: string, look: 'ink' | 'muted', size: number): string =>
  `<p class="${look}" style="margin:0 0 16px;color:${letterColors[look]};font-size:${size}px;line-height:1.55">${escapeHtml(text)}</p>`;

const factRows = (facts: readonly Fact[]): string =>
  facts
    .map(
      ({ label, value }) => `<tr>
<td class="muted" style="padding:0 16px 6px 0;color:${letterColors.muted};font-size:14px;line-height:1.5;vertical-align:top;overflow-wrap:break-word">${escapeHtml(label)}</td>
<td class="ink" style="padding:0 0 6px;color:${letterColors.ink};font-size:14px;line-height:1.5;overflow-wrap:anywhere">${escapeHtml(value)}</td>
</tr>`,
    )
    .join('\n');

const factTable = (facts: readonly Fact[] = []): string =>
  facts.length === 0
    ? ''
    : `<table class="sunken" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;background:${letterColors.sunken};border-radius:10px">
<tr><td style="padding:14px 18px 8px"><table role="presentation" cellpadding="0" cellspacing="0">
${factRows(facts)}
</table></td></tr>
</table>`;

const textLink = ({ label, url }: Link): string =>
  `<a class="action" href="${escapeHtml(url)}" style="display:inline-block;padding:6px 0;color:${letterColors.accent};font-size:15px;font-weight:600">${escapeHtml(label)}</a>`;

const quoteRows = (quotes: readonly Quote[] = []): string =>
  quotes
    .map(
      ({
        text,
        about,
        link,
      }) => `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 14px"><tr>
<td class="quote" style="padding:2px 0 2px 14px;border-left:3px solid ${letterColors.line}">
${text === '' ? '' : `<p class="ink" style="margin:0 0 2px;color:${letterColors.ink};font-size:15px;line-height:1.5;overflow-wrap:anywhere;white-space:pre-line">${escapeHtml(text)}</p>`}
<p class="muted" style="margin:0;color:${letterColors.muted};font-size:13px;line-height:1.5">${escapeHtml(about)}</p>
${link ? textLink(link) : ''}
</td></tr></table>`,
    )
    .join('\n');

/** A print is black on white: it keeps its paper in the dark theme. */
const pictureOf = (picture: Content['picture']): string =>
  picture === undefined
    ? ''
    : `<p style="margin:0 0 20px"><img src="cid:${escapeHtml(picture.cid)}" alt="${escapeHtml(picture.alt)}" width="200" style="display:block;width:200px;max-width:100%;height:auto;background:#ffffff;border:1px solid ${letterColors.line};border-radius:10px"></p>`;

const endingLine = (ending: Content['ending']): string =>
  ending === undefined
    ? ''
    : `<p style="margin:0 0 16px;font-size:14px;line-height:1.55"><a class="link" href="${escapeHtml(ending.url)}" style="color:${letterColors.muted};text-decoration:underline">${escapeHtml(ending.label)}</a></p>`;

/** The name with its square, the eye of a code, drawn without a picture: many programs block those. */
const masthead = `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding:0 10px 0 0"><div class="mark" style="width:8px;height:8px;padding:4px;border:3px solid ${letterColors.ink};border-radius:6px 6px 6px 0"><div class="eye" style="width:8px;height:8px;background:${letterColors.accent};border-radius:2px"></div></div></td>
<td class="brand" style="color:${letterColors.ink};font-size:19px;font-weight:700;letter-spacing:-0.01em">Hearback</td>
</tr></table>`;

const toHtml = ({
  language,
  subject,
  heading,
  paragraphs,
  facts,
  quotes,
  picture,
  link,
  ending,
  otherLink,
  notes,
}: Content): string => {
  const url = escapeHtml(link.url);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${letterColors.page};font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${letterColors.page}">
<tr><td align="center" style="padding:32px 16px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px">${masthead}</td></tr>
<tr><td class="panel" style="background:${letterColors.panel};border:1px solid ${letterColors.line};border-radius:14px;padding:32px 28px 20px">
<h1 class="ink" style="margin:0 0 14px;color:${letterColors.ink};font-size:23px;line-height:1.3;font-weight:650;letter-spacing:-0.01em;overflow-wrap:anywhere">${escapeHtml(heading)}</h1>
${pictureOf(picture)}
${paragraphs.map((text) => paragraph(text, 'ink', 16)).join('\n')}
${factTable(facts)}
${quoteRows(quotes)}
<p style="margin:24px 0 24px"><a class="button" href="${url}" style="display:inline-block;background:${letterColors.accent};color:${letterColors.onAccent};text-decoration:none;font-size:16px;font-weight:600;line-height:1.3;padding:14px 24px;border-radius:10px">${escapeHtml(link.label)}</a></p>
${otherLink ? `<p style="margin:-8px 0 20px">${textLink(otherLink)}</p>` : ''}
<p class="rule" style="margin:0 0 12px;border-top:1px solid ${letterColors.line};padding-top:14px;font-size:12px;line-height:1.55;word-break:break-all"><a class="link" href="${url}" style="color:${letterColors.muted};text-decoration:underline">${url}</a></p>
</td></tr>
<tr><td style="padding:20px 4px 0">
${notes.map((text) => paragraph(text, 'muted', 14)).join('\n')}
${endingLine(ending)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
};

/** A letter in the product's look: one purpose, one link. */
export const layOut = (content: Content): Letter => ({
  subject: content.subject,
  text: toText(content),
  html: toHtml(content),
});
