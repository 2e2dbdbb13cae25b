import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { chmod, copyFile, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Settings } from '../env.ts';
import { StartError } from '../StartError.ts';

const minBytes = 32;

/** Where the secret of an installation without JWT_SECRET lies, and the one it had before. */
const secretPaths = (dataDir: string) => ({
  current: join(dataDir, 'jwt-secret'),
  former: join(dataDir, 'jwt-secret-former'),
});

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Undefined when there is no such file. */
async function readSecretFile(path: string): Promise<string | undefined> {
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

/** Writes a new secret beside the place where it belongs, in a file of its own: two starts may share a process. */
async function draftSecret(path: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return draft;
}

/** Makes a secret where there is none. Two that start at once agree, and a crash leaves no half secret. */
async function makeSecretFile(path: string): Promise<void> {
  const draft = await draftSecret(path);
  await link(draft, path).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  await rm(draft);
}

/** A secret of its own for each purpose, made from the product's one: knowing one tells nothing of another. */
export const createSecretFor =
  (secret: string) =>
  (purpose: string): string =>
    createHmac('sha256', secret).update(`hearback ${purpose}`).digest('hex');

/** The name of a process's connections: processes with the same secret share it, and it does not reveal it. */
export const nameOfSecret = (secretFor: (purpose: string) => string): string =>
  `hearback-${secretFor('mark of a connection').slice(0, 16)}`;

/** True for the name of a connection of the product. */
export const isSecretName = (name: string): boolean => /^hearback-[0-9a-f]{16}$/.test(name);

/** Gives connections a name that everybody on the server can see, unless the address has one. */
export function nameConnections(url: string, name: string): string {
  const named = new URL(url);
  if (!named.searchParams.has('application_name')) {
    named.searchParams.set('application_name', name);
  }
  return named.href;
}

/** The secret that signs, and the previous one, which is accepted until it is removed. */
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

/** Makes a new secret; the one so far becomes the former. A crash in between leaves both the same. */
export async function exchangeSecret(dataDir: string): Promise<void> {
  const { current, former } = secretPaths(dataDir);
  if ((await readSecretFile(current)) === undefined) {
    throw new StartError([
      `The data folder ${resolve(dataDir)} has no secret yet: there is nothing to exchange. The product makes one at its first start.`,
    ]);
  }
  const copy = `${former}.${randomUUID()}`;
  await copyFile(current, copy);
  await rename(copy, former);
  await rename(await draftSecret(current), current);
}

/** Takes the former secret away. Answers whether there was one. */
export async function forgetFormerSecret(dataDir: string): Promise<boolean> {
  const { former } = secretPaths(dataDir);
  const wasThere = (await readSecretFile(former)) !== undefined;
  await rm(former, { force: true });
  return wasThere;
}
