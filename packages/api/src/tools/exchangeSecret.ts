import { copyFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import { StartError } from '../StartError.ts';
import { draftSecret, readSecretFile, secretPaths } from './secretFile.ts';

/** Makes a new secret; the one so far becomes the former. A crash in between leaves both the same. */
export async function exchangeSecret(dataDir: string): Promise<void> {
  const { current, former } = secretPaths(dataDir);
  if ((await readSecretFile(current)) === undefined) {
    throw new StartError([
      `The data folder ${resolve(dataDir)} has no secret yet: there is nothing to exchange. The product makes one at its first start.`,
    ]);
  }
  const copy = `${former}.${process.pid}`;
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
