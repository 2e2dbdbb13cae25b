import { escapeHtml } from '../tools/escapeHtml.ts';
import type { Letter } from './Letter.ts';

interface Content {
  language: string;
  subject: string;
  heading: string;
  /** Plain sentences; they are never read as markup. */
  paragraphs: readonly string[];
  /** The one thing to do. */
  link: { label: string; url: string };
  /** Small print: how long the link works, what to do if the letter is unexpected. */
  notes: readonly string[];
}

const paper = '#f7f4ee';
const ink = '#1b1d22';
const quietInk = '#5b5f66';
const accent = '#0a6b5d';
const line = '#e4dfd4';
const fonts = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const toText = ({ heading, paragraphs, link, notes }: Content): string =>
  [heading, ...paragraphs, `${link.label}:\n${link.url}`, ...notes, '-- \nHearback'].join('\n\n') +
  '\n';

const paragraph = (text: string, color: string, size: number): string =>
  `<p style="margin:0 0 16px;color:${color};font-size:${size}px;line-height:1.55">${escapeHtml(text)}</p>`;

const toHtml = ({ language, subject, heading, paragraphs, link, notes }: Content): string => {
  const url = escapeHtml(link.url);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};font-family:${fonts}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px;color:${accent};font-size:19px;font-weight:700;letter-spacing:-0.01em">Hearback</td></tr>
<tr><td style="background:#ffffff;border:1px solid ${line};border-radius:14px;padding:36px 32px 24px">
<h1 style="margin:0 0 16px;color:${ink};font-size:23px;line-height:1.3;font-weight:650">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text, ink, 16)).join('\n')}
<p style="margin:24px 0 28px"><a href="${url}" style="display:inline-block;background:${accent};color:#ffffff;text-decoration:none;font-size:16px;font-weight:600;padding:13px 22px;border-radius:10px">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 16px;color:${quietInk};font-size:13px;line-height:1.55;word-break:break-all"><a href="${url}" style="color:${accent}">${url}</a></p>
</td></tr>
<tr><td style="padding:20px 4px 0">
${notes.map((text) => paragraph(text, quietInk, 13)).join('\n')}
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
