import { existsSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';

import { requireNode } from './nodeVersion.js';

/** `npm start`: builds what is missing or stale, then serves everything on one port. */
requireNode();
const { root, run } = await import('./run.ts');

if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);

const build = ['run', 'build', '--filter=@hearback/app', '--output-logs=errors-only'];
const code = await run('turbo', build, { env: { TURBO_TELEMETRY_DISABLED: '1' }, quiet: true });
if (code !== 0) {
  console.error('The app could not be built; see above.');
  process.exit(code);
}

// TypeScript is stripped and compiled once, not at each start. Threads read the setting.
process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/node`;
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('../packages/gateway/src/main.ts');
flushCompileCache();
