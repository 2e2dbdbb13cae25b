import { languages } from '@hearback/schema/limits';

import { escapeHtml } from '../tools/text.ts';
import { exampleLetters } from './exampleLetters.ts';
import type { OutboxLetter } from './outbox.ts';

const linkIn = (text: string): string | undefined => /https?:\/\/\S+/.exec(text)?.[0];

const fileLinks = ({ id, attachments }: OutboxLetter): string =>
  attachments
    .map(({ filename, content }, at) => {
      const size = `${Math.ceil(content.byteLength / 1_000)} kB`;
      return `<p><a href="/dev/mail/${id}/files/${at}/">${escapeHtml(filename)}</a>, ${size}</p>`;
    })
    .join('\n');

const row = (letter: OutboxLetter): string => {
  const { id, sentAt, to, subject, text } = letter;
  const link = linkIn(text);
  const shown = link === undefined ? '' : escapeHtml(link);
  return `<li>
<h2><a href="/dev/mail/${id}/">${escapeHtml(subject)}</a></h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(sentAt)}</p>
${link === undefined ? '' : `<p><a href="${shown}">${shown}</a></p>`}
${fileLinks(letter)}
</li>`;
};

/** The letters that were not really sent, as a page for the one who tries the product out. */
export const outboxPage = (letters: readonly OutboxLetter[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Letters · Hearback</title>
<style>
body { margin: 0 auto; max-width: 720px; padding: 40px 20px; background: #f7f4ee; color: #1b1d22; font: 16px/1.5 system-ui, sans-serif; }
h1 { color: #0a6b5d; font-size: 24px; }
ul { list-style: none; padding: 0; }
li { background: #fff; border: 1px solid #e4dfd4; border-radius: 14px; margin: 0 0 14px; padding: 18px 22px; }
h2 { margin: 0; font-size: 18px; }
p { margin: 6px 0 0; color: #5b5f66; overflow-wrap: anywhere; }
a { color: #0a6b5d; }
</style>
</head>
<body>
<h1>Letters</h1>
<p>No mail server is set, so letters stay here. Set SMTP_URL to send them.</p>
<ul>
${letters.map(row).join('\n') || '<li>No letters yet.</li>'}
</ul>
</body>
</html>
`;

/** Whom and what the examples are about. */
const facts = { name: 'Zofia', url: 'https://feedback.example.com/an-example' };

/** An example of a letter in a language. Undefined when there is no such letter, or nobody speaks that. */
export function previewLetter(name: string, language: string) {
  if (!languages.some((spoken) => spoken === language)) return undefined;
  if (!Object.hasOwn(exampleLetters, name)) return undefined;
  return exampleLetters[name]?.({ ...facts, language });
}

const entry = (name: string, language: string): string => {
  const path = `/dev/mail/letters/${name}/${language}/`;
  const subject = previewLetter(name, language)?.subject ?? '';
  return `<p lang="${language}"><a href="${path}">${escapeHtml(subject)}</a> · ${language} · <a href="${path}text/">text</a></p>`;
};

/** Every letter of the product in every language, as a page for the one who writes them. */
export const previewPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Every letter · Hearback</title>
<style>
body { margin: 0 auto; max-width: 720px; padding: 40px 20px; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 24px; }
h2 { margin: 28px 0 6px; font-size: 17px; }
p { margin: 4px 0; }
</style>
</head>
<body>
<h1>Every letter</h1>
${Object.keys(exampleLetters)
  .map(
    (name) => `<h2>${name}</h2>\n${languages.map((language) => entry(name, language)).join('\n')}`,
  )
  .join('\n')}
</body>
</html>
`;
