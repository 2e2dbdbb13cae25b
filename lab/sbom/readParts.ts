import { readFileSync } from 'node:fs';

import { root } from '../../scripts/run.ts';
import type { Part } from './licences.ts';

/** Entry of a package in package-lock.json. */
interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
}

const folder = 'node_modules/';

/**
 * Runtime dependencies of the product: every third-party package that is installed without
 * devDependencies, each version once. `npm sbom` omits packages that are both, and fails on a
 * dependency without a version.
 */
export function readParts(): Part[] {
  const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const parts = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes(folder) && !dev && !link)
    .map(([path, { version = '', license = '', integrity = '' }]) => ({
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version,
      licence: license,
      integrity,
    }));
  const once = new Map(parts.map((part) => [`${part.name}@${part.version}`, part]));
  return [...once.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
