import { existsSync } from 'node:fs';

import { root } from './run.ts';

/** `node scripts/withSettings.ts <file> …`: runs a file with the settings of `.env`, as `npm start` does. */
const [file = ''] = process.argv.splice(2, 1);
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);

await import(`${root}${file}`);
