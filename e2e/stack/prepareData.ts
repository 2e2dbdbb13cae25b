import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess } from './process.ts';

const folder = 'E2E_PREPARED_DATA';

/**
 * Lets the product make the data of a first start once, with and without the sample: making the embedded
 * database takes more processor time than most journeys. `start.spec.ts` has first starts of its own.
 */
export default async function prepareData() {
  const prepared = mkdtempSync(join(tmpdir(), 'hearback-e2e-prepared-'));
  const make = async (kind: DataKind, args: readonly string[]) => {
    const dataDir = join(prepared, kind);
    mkdirSync(dataDir);
    const running = await startProcess('packages/gateway/src/main.ts', args, {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
    });
    await running.stop();
    writeFileSync(join(dataDir, 'first-start.txt'), running.printed());
  };
  await Promise.all([make('empty', ['--no-sample']), make('sample', [])]);
  process.env[folder] = prepared;
  return () => rmSync(prepared, { recursive: true, force: true });
}

type DataKind = 'empty' | 'sample';

/** Fills a folder with the data of a first start. The sample's password is in `first-start.txt`. */
export function fillDataDir(dataDir: string, kind: DataKind): void {
  cpSync(join(process.env[folder] ?? '', kind), dataDir, { recursive: true });
}
