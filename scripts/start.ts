import { existsSync } from 'node:fs';

import { root, run } from './run.ts';

/** `npm start`: builds what is missing or stale, then serves everything on one port. */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Hearback needs Node 24; this is ${process.versions.node}. ` +
      'Run `npm ci` with install scripts allowed: it brings the right one along.',
  );
  process.exit(1);
}

if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);

const build = ['run', 'build', '--filter=@hearback/app', '--output-logs=errors-only'];
const code = await run('turbo', build, { env: { TURBO_TELEMETRY_DISABLED: '1' }, quiet: true });
if (code !== 0) {
  console.error('The app could not be built; see above.');
  process.exit(code);
}

await import('../packages/gateway/src/main.ts');
