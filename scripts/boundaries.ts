import { dirname, join } from 'node:path';

/** Permitted imports between packages. */
const packages: Record<string, readonly string[]> = {
  schema: [],
  print: ['schema'],
  ui: ['print', 'schema'],
  app: ['ui', 'print', 'schema'],
  gateway: ['schema'],
  api: ['durable-pglite', 'print', 'schema'],
  'durable-pglite': [],
  client: [],
};

/** The entry and its settings know that the API can live in the same process; the app lies beside. */
const wiring = /^packages\/gateway\/src\/(main\.ts|env\.ts|site\/|visitorPage\/)/;

/** Modules that print must not import: it draws the same in a browser, in a worker and on a server. */
const strangersToPrint = /^(react|node:|@vanilla-extract\/|kysely|hono)/;

/** Modules that ui must not import: data, words and links come in as props. */
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

/** Modules that the gateway's API client may import from outside its own folder. */
const clientMayKnow = new Set([
  'readBody.ts',
  'resolvers.generated.ts',
  'telemetry.ts',
  'translate.ts',
]);

/**
 * Layers of the API, from the innermost to the outermost. Each may import those before it, apart
 * from those it skips. `sql`, `contract`, `rules` and `routes` are files of a domain folder; the
 * others are folders that serve all of them.
 */
const apiLayers: readonly { name: string; skips?: readonly string[] }[] = [
  { name: 'tracing' },
  { name: 'tools' },
  { name: 'text' },
  { name: 'workers' },
  { name: 'database', skips: ['text'] },
  { name: 'http' },
  { name: 'contract', skips: ['database', 'workers'] },
  { name: 'sql', skips: ['http', 'workers'] },
  { name: 'docs', skips: ['sql', 'database', 'workers'] },
  { name: 'mail', skips: ['docs', 'sql', 'database'] },
  { name: 'rules' },
  { name: 'jobs', skips: ['docs', 'database'] },
  { name: 'metrics', skips: ['docs', 'mail', 'http', 'text'] },
  { name: 'routes', skips: ['metrics', 'jobs', 'sql', 'database'] },
  { name: 'backup' },
  { name: 'commands' },
];
const apiRank = (layer: string) => apiLayers.findIndex(({ name }) => name === layer);

/** Layer of a file of the API: that of a domain folder's file, a technical folder, or wiring at the top. */
function apiLayer(path: string): string {
  const [folder = '', ...rest] = path.replace(/^packages\/api\/src\//, '').split('/');
  if (rest.length === 0) return 'wiring';
  if (folder === 'database') return folder;
  if (/routes\.ts$/i.test(path)) return 'routes';
  if (path.endsWith('.sql.ts')) return 'sql';
  if (/contract\.ts$/i.test(path)) return 'contract';
  return apiRank(folder) < 0 ? 'rules' : folder;
}

/** Wiring imports everything, and lends what everything needs: settings, errors of the start. */
function mayImport(own: string, wanted: string): boolean {
  if (own === wanted || own === 'wiring' || wanted === 'wiring') return true;
  const skipped = apiLayers[apiRank(own)]?.skips ?? [];
  return apiRank(wanted) < apiRank(own) && !skipped.includes(wanted);
}

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
    // Tests call the API as programs do.
    if (owner === 'api' && isTest && other === 'client') return undefined;
    return `${owner} may not know ${other}`;
  }
  if (owner === 'print' && !isTest && strangersToPrint.test(from)) {
    return `print works without ${from}`;
  }
  if (owner === 'ui' && !isTest && strangersToUi.test(from)) return `ui works without ${from}`;
  if (!from.startsWith('.')) return undefined;

  const target = join(dirname(file), from);
  if (!target.startsWith(`packages/${owner}/`)) return 'use the package’s name and a public door';
  if (owner === 'api' && !isTest) {
    const [own, wanted] = [apiLayer(file), apiLayer(target)];
    return mayImport(own, wanted) ? undefined : `${own} may not know ${wanted}`;
  }
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
    const mayKnow = ['routes.tsx', 'App.tsx', 'main.tsx', 'prerenderScreen.tsx'].includes(
      ownFolder,
    );
    if (!mayKnow) return `${ownFolder} may not know features`;
  }
  if (owner === 'app' && ownFolder === 'visitor' && otherFolder !== 'visitor') {
    return 'the visitor page knows nothing of the app';
  }
  if (owner === 'gateway' && ownFolder === 'api' && !isTest && !clientMayKnow.has(otherFolder)) {
    return 'the client of the API does not know who asks';
  }
  return undefined;
}
