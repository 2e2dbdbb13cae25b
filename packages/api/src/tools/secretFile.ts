import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { StartError } from '../StartError.ts';

const minBytes = 32;

/** Where the secret of an installation without JWT_SECRET lies, and the one it had before. */
export const secretPaths = (dataDir: string) => ({
  current: join(dataDir, 'jwt-secret'),
  former: join(dataDir, 'jwt-secret-former'),
});

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Undefined when there is no such file. */
export async function readSecretFile(path: string): Promise<string | undefined> {
  let secret: string;
  try {
    secret = (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  await chmod(path, 0o600);
  if (Buffer.byteLength(secret) < minBytes) {
    throw new StartError([
      `The file ${resolve(path)} does not hold a secret of ${minBytes} bytes. Delete it to have a new one made, which logs everybody out, or set JWT_SECRET.`,
    ]);
  }
  return secret;
}

/** Writes a new secret beside the place where it belongs. */
export async function draftSecret(path: string): Promise<string> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return draft;
}

/** Makes a secret where there is none. Two that start at once agree, and a crash leaves no half secret. */
export async function makeSecretFile(path: string): Promise<void> {
  const draft = await draftSecret(path);
  await link(draft, path).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  await rm(draft);
}
