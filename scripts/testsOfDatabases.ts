import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './run.ts';

/** Matches relative imports, also type-only ones, but not scripts that a worker runs. */
const imported = /\b(?:from|import)\b[\s(]*'(\.[^']+)'/g;

/** Variable by which a test detects a server. */
const asksForServer = 'TEST_DATABASE_URL';

/** True if a file, or one that it imports, uses the server in TEST_DATABASE_URL if there is one. */
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

/** Filters test files, relative to the root: those that use the server in TEST_DATABASE_URL. */
export const testsOfDatabases = (files: readonly string[]): string[] =>
  files.filter((file) => asksServer(join(root, file), new Set()));
