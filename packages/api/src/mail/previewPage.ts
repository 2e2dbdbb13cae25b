import { languages } from '@hearback/schema/limits';

import { escapeHtml } from '../tools/escapeHtml.ts';
import { exampleLetters } from './exampleLetters.ts';

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
