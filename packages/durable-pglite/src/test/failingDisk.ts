import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { workerData } from 'node:worker_threads';

const { fsyncSync } = fs;
const { dataDir } = workerData as { dataDir: string };

// The thread of the database, on a disk that fails for as long as a file says so.
fs.fsyncSync = (file) => {
  if (existsSync(`${dataDir}.fails`)) throw new Error('EIO: i/o error, fsync');
  fsyncSync(file);
};
syncBuiltinESMExports();
await import('../thread.ts');
