import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('..', import.meta.url));
const formatjs = fileURLToPath(new URL('../../../node_modules/.bin/formatjs', import.meta.url));

export type Catalogue = Record<string, string>;

export const catalogueFolder = `${app}src/i18n/messages`;

export const cataloguePath = (language: string) => `${catalogueFolder}/${language}.json`;

export const readCatalogue = (language: string) =>
  JSON.parse(readFileSync(cataloguePath(language), 'utf8')) as Catalogue;

/** Runs the tool of the message library, in the app's folder. Answers what it prints. */
export const runFormatjs = (args: readonly string[]) =>
  execFileSync(formatjs, args, { cwd: app, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Every sentence of the code by its id, in the order of the ids, as the catalogue's text. */
export function extractFromCode(): string {
  const printed = runFormatjs([
    'extract',
    'src/**/messages.ts',
    '--format',
    'simple',
    '--throws',
    '--ignore',
    'src/**/*.d.ts',
  ]);
  const messages = Object.entries(JSON.parse(printed) as Catalogue);
  const sorted = messages.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
