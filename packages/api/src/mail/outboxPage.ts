import { escapeHtml } from '../tools/escapeHtml.ts';
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
