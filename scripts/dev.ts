import { spawn } from 'node:child_process';

import { root, runOrExit } from './run.ts';

/**
 * `npm run dev`: the gateway with the API on port 3000, started anew when a file changes, and the
 * app on port 5173 with hot replacement, which passes the server's paths on.
 */
await runOrExit('node', ['scripts/codegen.ts']);
await runOrExit('node', ['packages/app/scripts/build.ts', '--no-codegen'], { quiet: true });

// GraphiQL and introspection are there in development alone.
const env = {
  ...process.env,
  NODE_ENV: 'development',
  PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`,
};
const children = [
  spawn('graphql-codegen', ['--config', 'codegen.ts', '--watch', '--silent'], { cwd: root, env }),
  spawn('node', ['--watch', 'packages/gateway/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn('vite', ['--port', '5173', '--strictPort'], {
    cwd: `${root}packages/app`,
    env,
    stdio: 'inherit',
  }),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
