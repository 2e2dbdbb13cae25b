import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { root } from '../scripts/run.ts';
import { refusedParts } from './sbom/licences.ts';
import { readParts } from './sbom/readParts.ts';
import { toCycloneDx } from './sbom/toCycloneDx.ts';

/**
 * `npm run -w lab sbom`: what the product consists of, as CycloneDX for scanners (dist/sbom.cdx.json) and as a
 * list of licences for people (dist/licences.txt). Ends with 1 when a part has a licence that the
 * product cannot be given on with.
 */
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
const parts = readParts();

mkdirSync(`${root}dist`, { recursive: true });
writeFileSync(`${root}dist/sbom.cdx.json`, JSON.stringify(toCycloneDx(version, parts), null, 2));
writeFileSync(
  `${root}dist/licences.txt`,
  parts.map((part) => `${part.name} ${part.version}: ${part.licence}\n`).join(''),
);
console.log(`${parts.length} parts: dist/sbom.cdx.json, dist/licences.txt.`);

for (const part of refusedParts(parts)) {
  const licence = part.licence || 'no licence';
  console.error(`${part.name} ${part.version} cannot be part of the product: ${licence}.`);
  process.exitCode = 1;
}
