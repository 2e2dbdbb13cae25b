import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { root } from '../scripts/run.ts';

const files = [
  'package.json',
  'package-lock.json',
  'deploy/README.md',
  'deploy/kubernetes/hearback.yaml',
  'deploy/kubernetes/migrate.yaml',
  'deploy/helm/Chart.yaml',
];
const { version: former } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  version: string;
};

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');
const release = (version: string) =>
  spawnSync(process.execPath, [`${root}lab/release.ts`, version, '--in', folder], {
    encoding: 'utf8',
  });
const write = (changelog: string) => {
  writeFileSync(`${folder}/CHANGELOG.md`, changelog);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
};

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/hearback-release-`);
  for (const path of files) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    cpSync(`${root}${path}`, `${folder}/${path}`);
  }
  git('init', '--quiet');
  git('config', 'user.name', 'Zofia');
  git('config', 'user.email', 'zofia@lipa.example');
  write(`# Changelog\n\n## Next\n\n- Codes glow.\n\n## ${former}\n\n- Codes.\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes version and date, commits and tags', () => {
  expect(release('9.1.0')).toMatchObject({ status: 0, stderr: '' });

  const day = new Date().toISOString().slice(0, 10);
  expect(read('CHANGELOG.md')).toBe(
    `# Changelog\n\n## Next\n\n## 9.1.0 (${day})\n\n- Codes glow.\n\n## ${former}\n\n- Codes.\n`,
  );
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: '9.1.0' });
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: '9.1.0',
    packages: { '': { version: '9.1.0' } },
  });
  for (const path of files.slice(2)) {
    expect(read(path)).toContain('9.1.0');
    expect(read(path)).not.toContain(former);
  }
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe('release: Hearback 9.1.0');
  expect(git('tag', '--list', '--format=%(contents)', 'v9.1.0')).toBe(
    'Hearback 9.1.0\n\n- Codes glow.',
  );
  expect(git('rev-parse', 'v9.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
});

it.each([
  ['changes that are not committed', '9.1.0', () => writeFileSync(`${folder}/new.txt`, '')],
  [
    'nothing under "Next"',
    '9.1.0',
    () => write(`# Changelog\n\n## Next\n\n## ${former}\n\n- A.\n`),
  ],
  ['not higher', '0.0.1', () => undefined],
  ['a tag v9.1.0 already', '9.1.0', () => git('tag', 'v9.1.0')],
  ['Which version', 'next', () => undefined],
])('refuses: %s', (why, version, arrange) => {
  arrange();
  const head = git('rev-parse', 'HEAD');

  const { status, stderr } = release(version);

  expect(status).toBe(1);
  expect(stderr).toContain(why);
  expect(git('rev-parse', 'HEAD')).toBe(head);
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: former });
});
