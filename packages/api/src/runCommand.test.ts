import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

it('makes files for its own user alone', () => {
  const program = (work: string) => `
    const { runCommand } = await import('${new URL('runCommand.ts', import.meta.url).href}');
    process.umask(0o022);
    const print = () => console.log(process.umask().toString(8));
    ${work}`;
  const umaskOf = (work: string) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program(work)], {
      encoding: 'utf8',
    }).stdout.trim();
  expect(umaskOf('print();')).toBe('22');
  expect(umaskOf('await runCommand(async () => print());')).toBe('77');
});

it('is how everything begins that opens a data folder', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    scripts: Record<string, string>;
  };
  const started = Object.values(scripts).flatMap(
    (line) => /withSettings\.ts (\S+\.ts)/.exec(line)?.[1] ?? [],
  );
  const files = new Set([
    ...started,
    ...globSync('packages/{api,gateway}/src/main.ts', { cwd: root }),
  ]);
  expect(files.size).toBeGreaterThan(7);
  for (const file of files) {
    expect(`${file}: ${readFileSync(`${root}${file}`, 'utf8')}`).toMatch(
      /^await runCommand\(|^keepFilesPrivate\(\);$/m,
    );
  }
});

it(
  'leaves nothing that others can read in a folder that was there',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearback-private-'));
    chmodSync(folder, 0o755);
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const child = spawn(
      'sh',
      ['-c', `umask 022; exec "${process.execPath}" "${main}" --no-sample`],
      {
        env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    try {
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      expect(String(said)).toContain(
        `No mail server is set: letters go to the folder ${folder}/outbox`,
      );
      const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
      const isReadable = (name: string) => (statSync(join(folder, name)).mode & 0o077) !== 0;
      expect(names.length).toBeGreaterThan(500);
      expect(names.filter(isReadable)).toEqual([]);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
