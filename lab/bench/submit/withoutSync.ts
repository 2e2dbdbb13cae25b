import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

// Preloaded: disables fsync, to show its cost.
fs.fsyncSync = () => undefined;
syncBuiltinESMExports();

const handle = await open(fileURLToPath(import.meta.url));
const FileHandle = Object.getPrototypeOf(handle) as { datasync: () => Promise<void> };
FileHandle.datasync = () => Promise.resolve();
await handle.close();
