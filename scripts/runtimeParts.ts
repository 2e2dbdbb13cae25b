import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Entry of a package in package-lock.json. */
export interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

type Lock = Record<string, Locked>;

/** The packages of the product that run on a server. Those of the browser are in the app's bundles. */
export const serverPackages = ['api', 'durable-pglite', 'gateway', 'print', 'schema'] as const;

export const readLock = (root: string): Lock =>
  (JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: Lock }).packages;

/** The path at which Node finds a package from another one's folder. */
function resolvePath(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = `${folder === '.' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[path]) return path;
    if (folder === '.') return undefined;
  }
}

/**
 * Paths in package-lock.json of everything that the named packages need at run time. Optional peers are
 * left out: `npm ci --omit=dev` installs those that a development dependency brings anyway, such as
 * TypeScript for valibot and @apollo/server for graphql-armor.
 */
export function runtimeParts(lock: Lock, packages: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const follow = (path: string, from: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      lock[from] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => peerDependenciesMeta?.[name]?.optional !== true,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const next = resolvePath(lock, name, from);
      const { link, resolved } = lock[next ?? ''] ?? {};
      if (next !== undefined) follow(next, link && resolved !== undefined ? resolved : next);
    }
  };
  for (const name of packages) follow(`packages/${name}`, `packages/${name}`);
  return reached;
}

/** `node scripts/runtimeParts.ts`, in the image: removes what is installed and never runs. */
if (import.meta.main) {
  const root = new URL('..', import.meta.url).pathname;
  const lock = readLock(root);
  const needed = runtimeParts(lock, serverPackages);
  const unneeded = Object.keys(lock).filter(
    (path) => path.includes('node_modules/') && !needed.has(path) && existsSync(`${root}${path}`),
  );
  for (const path of unneeded) rmSync(`${root}${path}`, { recursive: true, force: true });
  console.log(`${unneeded.length} packages that never run were removed.`);
}
