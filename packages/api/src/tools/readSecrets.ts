import { mkdir } from 'node:fs/promises';

import type { Settings } from '../env.ts';
import { makeSecretFile, readSecretFile, secretPaths } from './secretFile.ts';
import { createSecretFor } from './secretFor.ts';

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

/** Keys for a purpose of its own: the first signs, all are believed. */
export async function readKeysFor(
  purpose: string,
  settings: Parameters<typeof readSecrets>[0],
): Promise<string[]> {
  const { current, former } = await readSecrets(settings);
  return [current, former].flatMap((secret) =>
    secret === undefined ? [] : [createSecretFor(secret)(purpose)],
  );
}
