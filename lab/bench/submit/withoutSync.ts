import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

// Loaded before the product: the disk is asked for nothing, so that it is seen what asking costs.
fs.fsyncSync = () => undefined;
syncBuiltinESMExports();

const handle = await open(fileURLToPath(import.meta.url));
const FileHandle = Object.getPrototypeOf(handle) as { datasync: () => Promise<void> };
FileHandle.datasync = () => Promise.resolve();
await handle.close();
