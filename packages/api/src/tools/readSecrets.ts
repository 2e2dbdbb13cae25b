import { mkdir } from 'node:fs/promises';

import type { Settings } from '../env.ts';
import { makeSecretFile, readSecretFile, secretPaths } from './secretFile.ts';

/** What signs, and what signed before and is believed until it is taken away. */
export interface Secrets {
  current: string;
  former: string | undefined;
}

/** The secrets that sign tokens: the settings, or those of the data folder, of which one is made once. */
export async function readSecrets({
  jwtSecret,
  jwtSecretFormer,
  dataDir,
}: Pick<Settings, 'jwtSecret' | 'jwtSecretFormer' | 'dataDir'>): Promise<Secrets> {
  if (jwtSecret !== undefined) return { current: jwtSecret, former: jwtSecretFormer };

  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const paths = secretPaths(dataDir);
  let current = await readSecretFile(paths.current);
  if (current === undefined) {
    await makeSecretFile(paths.current);
    current = (await readSecretFile(paths.current)) ?? '';
  }
  return { current, former: await readSecretFile(paths.former) };
}
