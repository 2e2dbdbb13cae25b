import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import * as v from 'valibot';

/** A file of the data folder that no database holds. */
export const KeptFile = v.object({
  path: v.pipe(v.string(), v.regex(/^(?:jwt-secret(?:-former)?|outbox\/[\w-][\w.-]*)$/)),
  sha256: v.string(),
});

export type KeptFile = v.InferOutput<typeof KeptFile>;

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Lists the files that a backup holds beside the database: the secrets, and letters as files. */
export async function listKeptFiles(dataDir: string): Promise<KeptFile[]> {
  const paths = ['jwt-secret', 'jwt-secret-former'].filter((name) =>
    existsSync(join(dataDir, name)),
  );
  if (existsSync(join(dataDir, 'outbox'))) {
    const names = await readdir(join(dataDir, 'outbox'));
    paths.push(
      ...names
        .filter((name) => name.endsWith('.eml'))
        .toSorted()
        .map((name) => `outbox/${name}`),
    );
  }
  const files: KeptFile[] = [];
  for (const path of paths) {
    files.push({ path, sha256: sha256Of(await readFile(join(dataDir, path))) });
  }
  return files;
}

/** Puts a file where it was, readable for its owner alone. */
export async function putFile(dataDir: string, path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, path), bytes, { mode: 0o600 });
}
