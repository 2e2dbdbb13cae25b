import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { languages } from '@hearback/schema/limits';

import { cataloguePath, runFormatjs } from './catalogue.ts';

const out = fileURLToPath(new URL('../public/locales', import.meta.url));

/** Parses every catalogue, so that the browser loads sentences that are ready to be said. */
export function compileMessages() {
  for (const language of languages) {
    const printed = runFormatjs([
      'compile',
      cataloguePath(language),
      '--format',
      'simple',
      '--ast',
    ]);
    mkdirSync(`${out}/${language}`, { recursive: true });
    writeFileSync(`${out}/${language}/messages.json`, JSON.stringify(JSON.parse(printed)));
  }
}

if (import.meta.main) compileMessages();
