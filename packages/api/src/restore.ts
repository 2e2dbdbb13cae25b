import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { countContents } from './backup/catalogue.ts';
import { requireEmbedded } from './backup/openStopped.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { readSettings } from './env.ts';
import { print, runCommand } from './runCommand.ts';
import { StartError } from './StartError.ts';

// Brings a backup back into the data folder.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined) {
    throw new StartError(['Say which backup: npm run restore -- <file>.']);
  }
  const { dataDir, databaseUrl } = readSettings(process.env);
  requireEmbedded(databaseUrl);
  const manifest = await restoreBackup(path, { dataDir, replaces: values.replace });
  print(`${resolve(dataDir)}: ${countContents(manifest)}, compared with the backup`);
});
