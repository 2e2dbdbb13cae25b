import { readFileSync } from 'node:fs';

import { root } from '../../scripts/run.ts';
import type { Part } from './licences.ts';

/** What package-lock.json says of a package. */
interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
}

const folder = 'node_modules/';

/**
 * What the product consists of when it runs: every package of others that is there without those for
 * building and testing, each version once. `npm sbom` leaves out what is needed for both, and gives up on
 * a dependency that names no version.
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
