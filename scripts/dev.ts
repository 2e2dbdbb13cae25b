import { spawn, type ChildProcess } from 'node:child_process';
import { relative } from 'node:path';

import { watch } from 'chokidar';

import { root, run, runOrExit } from './run.ts';

/**
 * `npm run dev`: the server on port 3000, started again when one of its files changes, and the app on
 * port 5173 with hot replacement, which passes the server's paths on. Generated code and the visitor
 * page follow their sources. A file may be written or replaced (git, editors that save by renaming).
 */

// GraphiQL and introspection are there in development alone.
const env = {
  ...process.env,
  NODE_ENV: 'development',
  API_PROXY: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`,
  // Nobody waits for a server that is started again, and what it has compiled is kept.
  DRAIN_MS: process.env['DRAIN_MS'] ?? '0',
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
  PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`,
};
const appPort = process.env['APP_PORT'] ?? '5173';
const say = (line: string) => console.log(`\n[dev] ${line}`);

let isStopping = false;
let server: ChildProcess | undefined;

function startServer() {
  const child = spawn('node', ['packages/gateway/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  server = child;
  child.on('exit', (code, signal) => {
    if (server !== child || isStopping) return;
    server = undefined;
    say(`THE SERVER HAS ENDED (${signal ?? `exit code ${code}`}). It starts with the next change.`);
  });
}

/** Ends the server before another one starts: the embedded database belongs to one process. */
async function restartServer() {
  const child = server;
  server = undefined;
  if (child && child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  if (!isStopping) startServer();
}

const sources = {
  schema: /^packages\/schema\/src\/graphql\/.*\.graphql$/,
  operations: /^packages\/app\/src\/.*\.graphql$/,
  sentences: /^packages\/app\/src\/i18n\/messages\/.*\.json$/,
  'visitor page': /^packages\/(app\/src\/visitor|ui\/src\/forms)\/.*\.tsx?$/,
  server: /^packages\/(api|durable-pglite|gateway|print|schema)\/src\/.*\.tsx?$/,
};

const isIgnored = (path: string) =>
  /\.(test|stories|generated)\.tsx?$|\/(generated|test)\/|(^|\/)\.[^/]+$/.test(path);

const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let working = Promise.resolve();

/** Runs a program of the repository. Rejects when it fails: what runs is then what was there before. */
async function make(name: string, program: string, ...args: string[]) {
  // Without NODE_ENV of development: the visitor page is built for the server's production React.
  const code = await run(program, args, { quiet: true });
  if (code !== 0) throw new Error(`${name.toUpperCase()} FAILED; see above.`);
}

async function follow(paths: readonly string[]) {
  const changes = Object.entries(sources)
    .filter(([, files]) => paths.some((path) => files.test(path)))
    .map(([name]) => name);
  if (changes.length === 0) return;
  const has = (...names: (keyof typeof sources)[]) => names.some((name) => changes.includes(name));
  const began = performance.now();
  say(`${paths.join(', ')} changed: ${changes.join(', ')}`);

  if (has('schema')) await make('schema', 'node', 'scripts/printSchema.ts');
  if (has('sentences')) await make('sentences', 'node', 'packages/app/scripts/compileMessages.ts');
  if (has('visitor page')) {
    await make('visitor page', 'node', 'packages/app/scripts/build.ts', '--visitor-page');
  }
  const generate = () =>
    make('generated code', 'graphql-codegen', '--config', 'codegen.ts', '--silent');
  // The server reads operations from what is generated; a schema it reads itself.
  if (has('operations')) await generate();
  await Promise.all([
    has('schema', 'operations', 'visitor page', 'server') && restartServer(),
    has('schema') && !has('operations') && generate(),
  ]);
  say(`followed in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}

function note(file: string) {
  const path = relative(root, file);
  if (isIgnored(path)) return;
  changed.add(path);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const paths = [...changed];
    changed.clear();
    working = working
      .then(() => follow(paths))
      .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
  }, 80);
}

const build = ['run', 'build:visitor', '--filter=@hearback/app', '--output-logs=errors-only'];
await runOrExit('turbo', build, { quiet: true });

const watcher = watch(
  ['api', 'app', 'durable-pglite', 'gateway', 'print', 'schema', 'ui'].map(
    (name) => `${root}packages/${name}/src`,
  ),
  { ignoreInitial: true },
);
watcher.on('add', note).on('change', note).on('unlink', note);
watcher.on('error', (error) => say(`FILES ARE NOT WATCHED: ${String(error)}`));

startServer();
const app = spawn('vite', ['--port', appPort, '--strictPort'], {
  cwd: `${root}packages/app`,
  env,
  stdio: 'inherit',
});
app.on('exit', (code) => {
  if (isStopping) return;
  say(`THE APP'S SERVER HAS ENDED (exit code ${code}). Start npm run dev again.`);
  stop();
});

function stop() {
  isStopping = true;
  void watcher.close();
  server?.kill('SIGTERM');
  app.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
