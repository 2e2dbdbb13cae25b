import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  catalogueFolder,
  cataloguePath,
  extractFromCode,
  readCatalogue,
  runFormatjs,
} from './catalogue.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const problems: string[] = [];

const english = readFileSync(cataloguePath('en-US'), 'utf8');
if (english !== extractFromCode()) {
  problems.push('en-US.json differs from the code. Run `npm run messages -w packages/app`.');
}

try {
  runFormatjs([
    'verify',
    '--source-locale',
    'en-US',
    '--missing-keys',
    '--extra-keys',
    '--structural-equality',
    `${catalogueFolder}/*.json`,
  ]);
} catch (error) {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  problems.push(`${stdout}${stderr}`.trim());
}

/** Words that are the same in both languages: names, units, and words that Polish has taken in. */
const shared = new Set(
  'Hearback English Polski Logo Status QR NPS PNG SVG CSV JSON XLSX Excel Start Menu OK Kiosk Link Parking Plan Tag Wi Fi A B mm min s'.split(
    ' ',
  ),
);

const isShared = (text: string) =>
  (text.replaceAll(/\{[^{}]*\}/g, ' ').match(/\p{L}+/gu) ?? []).every((word) => shared.has(word));

const polish = readCatalogue('pl-PL');
for (const [id, text] of Object.entries(readCatalogue('en-US'))) {
  if (polish[id] === text && !isShared(text)) problems.push(`Not translated: ${id} (“${text}”)`);
}

const files = globSync('**/*.{ts,tsx}', { cwd: source });
const textOf = (name: string) => readFileSync(`${source}/${name}`, 'utf8');

/** The components that are given a folder's messages to read: `<CompanyFields messages={messages} />`. */
const readersIn = (code: string) =>
  [...code.matchAll(/<(\w+) messages=\{(?:messages\}|\{ \.\.\.messages,)/g)].flatMap(
    ([, component]) => files.filter((name) => name.endsWith(`/${component}.tsx`)).map(textOf),
  );

/** A message is used when its key is read from the `messages` of its folder, or all of them are. */
for (const file of files.filter((name) => /(?:^|\/)messages\.ts$/.test(name))) {
  const folder = file.slice(0, -'messages.ts'.length);
  const place = folder.split('/').at(-2);
  const beside = files
    .filter((name) => name !== file)
    .map((name) => ({ name, text: textOf(name) }))
    // Other folders that show these messages import them, mostly under a name of their own.
    .filter(({ name, text }) => name.startsWith(folder) || text.includes(`${place}/messages'`))
    .map(({ text }) => text)
    .join('\n');
  const code = [beside, ...readersIn(beside)].join('\n');
  if (/\b(?:messages|\w+Messages)\[/.test(code)) continue;
  const own = textOf(file);
  for (const [, key] of own.matchAll(/^ {2}(\w+): defineMessage/gm)) {
    if (key && !new RegExp(`\\b(?:messages|\\w+Messages)\\.${key}\\b`).test(code + own)) {
      problems.push(`Not used: ${file} has “${key}”, which nothing beside it reads.`);
    }
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${Object.keys(polish).length} messages, in both languages, each of them used.`);
