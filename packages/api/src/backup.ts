import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import { countContents } from './backup/catalogue.ts';
import { openStopped, requireEmbedded } from './backup/openStopped.ts';
import { checkBackup } from './backup/readBackup.ts';
import { askProduct } from './backup/serveBackups.ts';
import { keepBackup, sendBackup } from './backup/writeBackup.ts';
import { readSettings } from './env.ts';
import { print, runCommand } from './runCommand.ts';

const stamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

// Writes a backup of the data folder, or looks whether one is whole.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.check !== undefined) {
    const { made_at: madeAt, version, ...contents } = await checkBackup(values.check);
    print(`Whole: ${countContents(contents)}, of ${madeAt}, version ${version}`);
    return;
  }
  const { dataDir, databaseUrl } = readSettings(process.env);
  requireEmbedded(databaseUrl);
  const path = resolve(positionals[0] ?? join(dataDir, 'backups', `${stamp()}.hearback`));
  const product = await askProduct(dataDir);
  const manifest = await keepBackup(path, (file) =>
    product
      ? pipeline(product, file)
      : openStopped(dataDir, (database) => sendBackup({ database, dataDir }, file)),
  );
  const { size } = await stat(path);
  print(`${path}: ${countContents(manifest)}, ${size} bytes, read again and compared`);
});
