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

/** Folders of the API that serve all things. Every other folder is a thing: its files are sorted by their names. */
const apiFolders = [
  'backup',
  'commands',
  'database',
  'docs',
  'http',
  'jobs',
  'mail',
  'metrics',
  'text',
  'tools',
  'tracing',
  'workers',
];

/** What a file of the API is: a layer of its thing, a folder that serves all, or wiring at the top. */
function apiLayer(path: string): string {
  const [folder = '', ...rest] = path.replace(/^packages\/api\/src\//, '').split('/');
  if (rest.length === 0) return 'wiring';
  if (/routes\.ts$/i.test(path)) return 'routes';
  if (path.endsWith('.sql.ts')) return 'sql';
  if (/contract\.ts$/i.test(path)) return 'contract';
  return apiFolders.includes(folder) ? folder : 'rules';
}

const outermost = ['routes', 'backup', 'commands'];

/** Layers of the API, by what they may not import. */
const apiForbidden: Record<string, readonly string[]> = {
  routes: ['sql', 'database', 'jobs', 'metrics', 'backup', 'commands'],
  rules: [...outermost, 'metrics', 'jobs'],
  sql: [...outermost, 'rules', 'http', 'jobs', 'mail', 'metrics', 'docs', 'workers'],
  contract: [
    ...outermost,
    'rules',
    'sql',
    'database',
    'jobs',
    'mail',
    'metrics',
    'docs',
    'workers',
  ],
  docs: [...outermost, 'rules', 'sql', 'database', 'jobs', 'mail', 'metrics', 'workers'],
  http: [...outermost, 'rules', 'sql', 'contract', 'jobs', 'mail', 'metrics', 'docs'],
  database: [...outermost, 'rules', 'http', 'contract', 'jobs', 'mail', 'metrics', 'docs', 'text'],
  mail: [...outermost, 'rules', 'sql', 'database', 'jobs', 'metrics', 'docs'],
  jobs: [...outermost, 'sql', 'database', 'metrics', 'docs'],
  metrics: [...outermost, 'http', 'mail', 'docs', 'text'],
  workers: [...outermost, 'rules', 'sql', 'database', 'jobs', 'mail', 'metrics', 'docs', 'http'],
  text: [
    ...outermost,
    'rules',
    'sql',
    'database',
    'jobs',
    'mail',
    'metrics',
    'docs',
    'http',
    'workers',
  ],
  tools: [
    ...outermost,
    'rules',
    'sql',
    'contract',
    'database',
    'jobs',
    'mail',
    'metrics',
    'docs',
    'http',
    'text',
    'workers',
  ],
  tracing: [
    ...outermost,
    'rules',
    'sql',
    'database',
    'jobs',
    'mail',
    'metrics',
    'docs',
    'http',
    'text',
  ],
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
  if (owner === 'api' && !isTest) {
    const [own, wanted] = [apiLayer(file), apiLayer(target)];
    return apiForbidden[own]?.includes(wanted) ? `${own} may not know ${wanted}` : undefined;
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
  if (owner === 'gateway' && ownFolder === 'sources' && otherFolder === 'modules') {
    return 'a source does not know who asks';
  }
  return undefined;
}
