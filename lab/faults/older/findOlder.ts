import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { root } from '../../../scripts/run.ts';

const folder = 'packages/api/src/database/migrations';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const namesAt = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, `${folder}/`)
    .split('\n')
    .map((path) => basename(path))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/** An earlier version, and the migrations that it does not know. */
export interface Older {
  commit: string;
  unknown: string[];
}

/** Migrations that a version lacks. Undefined if its migrations are not a prefix of the current ones. */
function compare(commit: string): Older | undefined {
  const now = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const then = namesAt(commit);
  if (then.length === 0 || then.some((name, index) => name !== now[index])) return undefined;
  return { commit, unknown: now.slice(then.length) };
}

/**
 * The version whose tables are brought up to date: the one that is named, or the last one that lacks a
 * migration of now. Undefined where history has none.
 */
export function findOlder(named: string | undefined): Older | undefined {
  try {
    if (named !== undefined) return compare(git('rev-parse', '--short', named).trim());
    const landings = git('log', '--format=%h', '--', folder).split('\n').filter(Boolean);
    for (const landing of landings) {
      // The newest of these commits has all migrations, so its parent is tried as well.
      for (const commit of [landing, `${landing}^`]) {
        const older = compare(commit);
        if (older && older.unknown.length > 0) {
          return { ...older, commit: git('rev-parse', '--short', commit).trim() };
        }
      }
    }
  } catch {
    // No history, or its beginning.
  }
  return undefined;
}
