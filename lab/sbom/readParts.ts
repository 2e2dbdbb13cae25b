import { root } from '../../scripts/run.ts';
import { readLock, runtimeParts, serverPackages } from '../../scripts/runtimeParts.ts';
import type { Part } from './licences.ts';

const folder = 'node_modules/';

/**
 * Runtime dependencies of the product: every third-party package that the server runs or a bundle may
 * hold, each version once. `npm sbom` omits packages that are both, and fails on a dependency without a
 * version.
 */
export function readParts(): Part[] {
  const lock = readLock(root);
  const parts = [...runtimeParts(lock, [...serverPackages, 'ui', 'app'])]
    .filter((path) => path.includes(folder) && !lock[path]?.link)
    .map((path) => {
      const { version = '', license = '', integrity = '' } = lock[path] ?? {};
      const name = path.slice(path.lastIndexOf(folder) + folder.length);
      return { name, version, licence: license, integrity };
    });
  const once = new Map(parts.map((part) => [`${part.name}@${part.version}`, part]));
  return [...once.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
