import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { installPackages, isRootOnDebian } from './debian.ts';

/** Programs that are not ours, which the journeys read a printed code with, by Debian package. */
const packages = { 'rsvg-convert': 'librsvg2-bin', zbarimg: 'zbar-tools' };

const isThere = (program: string) =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, program)));

/** Sees to it that the decoder is there. Ends the program with a sentence when it cannot be. */
export function findDecoder(): void {
  const missing = Object.entries(packages).filter(([program]) => !isThere(program));
  if (missing.length === 0) return;

  if (isRootOnDebian()) {
    installPackages(...missing.map(([, name]) => name));
    return;
  }
  const names = missing.map(([program, name]) => `${program} (Debian: ${name})`).join(' and ');
  console.error(
    `The journeys read printed codes with programs that are not ours. Install ${names}.`,
  );
  process.exit(1);
}
