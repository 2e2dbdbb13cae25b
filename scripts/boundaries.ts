import { dirname, join } from 'node:path';

/** What each package may ask of the others. */
const packages: Record<string, readonly string[]> = {
  schema: [],
  print: ['schema'],
  ui: ['print', 'schema'],
  app: ['ui', 'print', 'schema'],
  gateway: ['schema'],
  api: ['print', 'schema'],
};

/** The entry and its settings know that the API can live in the same process; the app lies beside. */
const wiring = /^packages\/gateway\/src\/(main\.ts|env\.ts|site\/|visitorPage\/)/;

/** What print is built without: it draws the same in a browser, in a worker and on a server. */
const strangersToPrint = /^(react|node:|@vanilla-extract\/|kysely|hono)/;

/** What ui is built without: data, words and links come in as props. */
const strangersToUi = /^(@apollo\/|graphql|react-router|formik|@formatjs\/|react-intl|workbox)/;

/** Folders of ui, each allowed to import from those before it (and from internal and strings). */
const uiOrder = [
  ['tokens'],
  ['icons'],
  ['layout'],
  ['components'],
  ['fields'],
  ['charts'],
  ['forms', 'codes'],
  ['frames'],
  ['widgets'],
  ['editors'],
];
const uiRank = (folder: string) => uiOrder.findIndex((names) => names.includes(folder));

/** Folders of the API, by what they may not import. */
const apiForbidden: Record<string, readonly string[]> = {
  routes: ['repositories', 'database'],
  services: ['routes', 'middleware', 'database'],
  repositories: ['routes', 'services', 'jobs', 'mail'],
  contract: ['routes', 'services', 'repositories', 'database', 'jobs', 'mail'],
  mail: ['routes', 'services', 'repositories', 'database', 'jobs'],
};

const folderOf = (path: string, depth: number) => path.split('/')[depth] ?? '';

/**
 * Why an import points the wrong way, in one sentence. Undefined when it does not.
 * `file` is relative to the root; `from` is the import as written.
 */
export function findCrossedBoundary(file: string, from: string): string | undefined {
  const owner = /^packages\/([^/]+)\/src\//.exec(file)?.[1];
  if (owner === undefined) return undefined;
  const isTest = /\.(test|stories|fixtures)\.tsx?$|\/test\//.test(file);

  const other = /^@hearback\/([^/]+)/.exec(from)?.[1];
  if (other !== undefined) {
    if (packages[owner]?.includes(other)) return undefined;
    if (owner === 'gateway' && (wiring.test(file) || isTest)) return undefined;
    return `${owner} may not know ${other}`;
  }
  if (owner === 'print' && !isTest && strangersToPrint.test(from)) {
    return `print works without ${from}`;
  }
  if (owner === 'ui' && !isTest && strangersToUi.test(from)) return `ui works without ${from}`;
  if (!from.startsWith('.')) return undefined;

  const target = join(dirname(file), from);
  if (!target.startsWith(`packages/${owner}/`)) return 'use the package’s name and a public door';
  const [ownFolder, otherFolder] = [folderOf(file, 3), folderOf(target, 3)];
  if (ownFolder === otherFolder) {
    if (owner === 'app' && ownFolder === 'features' && folderOf(file, 4) !== folderOf(target, 4)) {
      return 'a feature never imports another feature';
    }
    return undefined;
  }

  if (owner === 'ui' && !isTest) {
    const [own, wanted] = [uiRank(ownFolder), uiRank(otherFolder)];
    if (own >= 0 && wanted > own) return `${ownFolder} comes before ${otherFolder}`;
  }
  if (owner === 'app' && otherFolder === 'features' && !isTest) {
    const mayKnow = ['routes.tsx', 'App.tsx', 'main.tsx', 'drawScreen.tsx'].includes(ownFolder);
    if (!mayKnow) return `${ownFolder} may not know features`;
  }
  if (owner === 'app' && ownFolder === 'visitor' && otherFolder !== 'visitor') {
    return 'the visitor page knows nothing of the app';
  }
  if (owner === 'gateway' && ownFolder === 'sources' && otherFolder === 'modules') {
    return 'a source does not know who asks';
  }
  if (owner === 'api' && !isTest && apiForbidden[ownFolder]?.includes(otherFolder)) {
    return `${ownFolder} may not know ${otherFolder}`;
  }
  return undefined;
}
