import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Settings } from '../env.ts';
import { StartError } from '../StartError.ts';

const minBytes = 32;

const readIfThere = async (path: string): Promise<string | undefined> => {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The secret that signs tokens: the setting, or one that is made once and kept from others. */
export async function readJwtSecret({
  jwtSecret,
  dataDir,
}: Pick<Settings, 'jwtSecret' | 'dataDir'>): Promise<string> {
  if (jwtSecret !== undefined) return jwtSecret;

  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'jwt-secret');
  if ((await readIfThere(path)) === undefined) {
    // Written whole, then linked: two that start at once agree, and a crash leaves no half secret.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    await link(draft, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    await rm(draft);
  }
  await chmod(path, 0o600);

  const secret = (await readIfThere(path)) ?? '';
  if (Buffer.byteLength(secret) < minBytes) {
    throw new StartError([
      `The file ${resolve(path)} does not hold a secret of ${minBytes} bytes. Delete it to have a new one made, which logs everybody out, or set JWT_SECRET.`,
    ]);
  }
  return secret;
}
