import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './run.ts';

/** What is imported from beside it; what is only typed falls away, and what a worker runs is none of it. */
const imported = /\b(?:from|import)\b[\s(]*'(\.[^']+)'/g;

/** Where a test learns that there is a server. */
const asksForServer = 'TEST_DATABASE_URL';

/** Whether a file, or one that it imports, runs differently where TEST_DATABASE_URL names a server. */
function asksServer(file: string, seen: Set<string>): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  return (
    text.includes(asksForServer) ||
    [...text.matchAll(imported)].some(([, path = '']) =>
      asksServer(join(dirname(file), path), seen),
    )
  );
}

/** Of test files, relative to the root, those that would ask the server in TEST_DATABASE_URL. */
export const testsOfDatabases = (files: readonly string[]): string[] =>
  files.filter((file) => asksServer(join(root, file), new Set()));
