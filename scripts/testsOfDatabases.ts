import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './run.ts';

/** Matches relative imports, also type-only ones, but not scripts that a worker runs. */
const imported = /\b(?:from|import)\b[\s(]*'(\.[^']+)'/g;

/** Variable by which a test detects a server. */
const asksForServer = 'TEST_DATABASE_URL';

const known = new Map<string, { asks: boolean; imports: string[] }>();

/** Reads a file: its imports, and true for `asks` if it names the server itself. */
function read(file: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const imports = [...text.matchAll(imported)].map(([, path = '']) => join(dirname(file), path));
  const found = { asks: text.includes(asksForServer), imports };
  known.set(file, found);
  return found;
}

/** True if a file, or one that it imports, uses the server in TEST_DATABASE_URL if there is one. */
function asksServer(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const { asks, imports } = known.get(file) ?? read(file);
  return asks || imports.some((path) => asksServer(path, seen));
}

/** Filters test files, relative to the root: those that use the server in TEST_DATABASE_URL. */
export const testsOfDatabases = (files: readonly string[]): string[] =>
  files.filter((file) => asksServer(join(root, file), new Set()));

/** Folders of `packages/api/src`, and test files in them. */
type Chosen = Readonly<Record<string, string>>;

/**
 * Tests of databases that run on the embedded one although there is a server: those about that database
 * itself, and those of the routes of each thing, so that each kind of statement meets both. Journeys
 * run on the embedded database, too.
 */
const embeddedToo: Chosen = {
  '.': 'app durability openEmbedded',
  account: 'apiKeys deletion details exportData login register sessions',
  backup: 'backup',
  code: 'bulkCreate codes',
  colleague: 'colleagues',
  commands: 'commands status',
  company: 'companies',
  database: 'accountLeads connect requireMigrated',
  'database/partitions': 'cutByTime keepPartitions',
  deletion: 'deletions purgeDeleted',
  experiment: 'experiments',
  feedback: 'feedbacks search setAside statements triage',
  form: 'forms versions',
  frame: 'frames',
  http: 'createLimits',
  image: 'images',
  jobs: 'createTakeOver letters',
  location: 'locations',
  metrics: 'metrics',
  notification: 'digest notifications',
  operator: 'purge',
  picture: 'pictures',
  sample: 'seedSample',
  stats: 'figures home report stats themes',
  'stats/rollup': 'createFolding fold rollup',
  survey: 'createIngestion receipt scan submit survey',
  template: 'templates',
  webhook: 'delivery webhooks',
};

/** Those that run on the embedded database alone: the server would do the same again. */
const embeddedAlone: Chosen = {
  image: 'hostileImages',
  jobs: 'awkwardMailServers',
  'test/security': 'authMatrix restFuzz',
  'test/security/stories': 'stories',
};

const filesOf = (chosen: Chosen): string[] =>
  Object.entries(chosen).flatMap(([folder, names]) =>
    names.split(' ').map((name) => join('packages/api/src', folder, `${name}.test.ts`)),
  );

/** Which of the tests of databases run where, if there is a server. Throws where a listed file is gone. */
export function shareTests(files: readonly string[]): { embedded: string[]; server: string[] } {
  const ofDatabases = testsOfDatabases(files);
  const alone = filesOf(embeddedAlone);
  const embedded = [...filesOf(embeddedToo), ...alone];
  const gone = embedded.filter((file) => !ofDatabases.includes(file));
  if (gone.length > 0) throw new Error(`No test of databases: ${gone.join(', ')}.`);
  return { embedded, server: ofDatabases.filter((file) => !alone.includes(file)) };
}

/**
 * Vitest's arguments that leave out the files which run on the server alone. Patterns are absolute: Vitest
 * compares relative ones with paths in a file's package, where no `packages/api` occurs.
 */
export function leaveOutServerAlone(files: readonly string[]): string[] {
  const { embedded, server } = shareTests(files);
  const alone = server.filter((file) => !embedded.includes(file));
  return alone.flatMap((file) => ['--exclude', join(root, file)]);
}
