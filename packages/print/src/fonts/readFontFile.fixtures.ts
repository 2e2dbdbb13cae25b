import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Reads the font files of npm, as a server does. */
export const readFontFile = async (file: string) =>
  new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(file))));
