import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const env = {
  ...process.env,
  PATH: `${at('../../../node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'durable-published-'));
  const modules = join(folder, 'node_modules');
  for (const name of ['@electric-sql/pglite', '@types/node']) {
    mkdirSync(join(modules, name, '..'), { recursive: true });
    symlinkSync(at(`../../../node_modules/${name}`), join(modules, name));
  }
  const target = join(modules, '@hearback', 'durable-pglite');
  execFileSync(process.execPath, [at('../build.ts'), target], { env });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string) =>
  execFileSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' });

it('works as JavaScript in a folder that has only it and PGlite', { timeout: 300_000 }, () => {
  writeFileSync(
    join(folder, 'options.js'),
    `export default { parsers: { 20: (text) => 'eight bytes: ' + text } };`,
  );
  writeFileSync(
    join(folder, 'program.js'),
    `import { openDurable } from '@hearback/durable-pglite';
    const database = await openDurable('data', { optionsModule: new URL('options.js', import.meta.url) });
    const { rows } = await database.query('select 8::int8 as size');
    await database.close();
    console.log(rows[0].size);`,
  );
  expect(run('program.js')).toBe('eight bytes: 8\n');
});

it('does what the README shows, with its types', { timeout: 300_000 }, () => {
  const blocks = [...readFileSync(at('../README.md'), 'utf8').matchAll(/```ts\n(.+?)```/gs)];
  expect(blocks).toHaveLength(2);
  const names = blocks.map(([, code = ''], number) => {
    const name = `example${number}.ts`;
    writeFileSync(join(folder, name), code.replaceAll('./data', './examples'));
    return name;
  });
  const settings = ['--target', 'es2024', '--module', 'nodenext', '--types', 'node'];
  const args = ['--noEmit', '--strict', '--skipLibCheck', ...settings, ...names];
  execFileSync('tsc', args, { cwd: folder, env, stdio: 'inherit' });
  for (const name of names) run(name);
});
