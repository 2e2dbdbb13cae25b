import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { StartError } from '../StartError.ts';
import { closeDataDir } from './closeDataDir.ts';

let parent: string;
let dataDir: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'hearback-modes-'));
  chmodSync(parent, 0o755);
  dataDir = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const files = [
  'database/PG_VERSION',
  'database/base/1/2619',
  'journal/0001',
  'outbox/letter.eml',
  'backups/one.hearback',
  'replaced-20261101000000/database/base/1/2619',
  'jwt-secret',
  'jwt-secret-former',
];

/** Makes the folder as a start with umask 022 used to. */
function makeOpen() {
  for (const file of files) {
    mkdirSync(join(dataDir, file, '..'), { recursive: true });
    writeFileSync(join(dataDir, file), 'private');
  }
  for (const path of ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
    const isFolder = statSync(join(dataDir, path)).isDirectory();
    chmodSync(join(dataDir, path), isFolder ? 0o755 : 0o666);
  }
}

const modeOf = (path: string) => statSync(join(dataDir, path)).mode & 0o7777;

/** What of the folder has permissions for group or others. */
const openEntries = () =>
  ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (path) => (modeOf(path) & 0o077) !== 0,
  );

const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups'];

/** Whether somebody else on this machine can read a file. */
const canNobodyRead = (path: string): boolean =>
  spawnSync('setpriv', [...nobody, 'cat', join(dataDir, path)]).status === 0;

/** Closes the folder as another user does. Answers what that user is told. */
const closeAs = (user: readonly string[]): string => {
  const script = new URL('closeDataDir.ts', import.meta.url).href;
  const program = `
    const { closeDataDir } = await import(${JSON.stringify(script)});
    await closeDataDir(process.argv[1]).then(
      (mended) => console.log(mended + ' mended'),
      (error) => console.log(error.sentences.join()),
    );`;
  const args = [...user, process.execPath, '--input-type=module', '-e', program, dataDir];
  const { stdout, stderr } = spawnSync('setpriv', args, { encoding: 'utf8' });
  return stdout + stderr;
};

describe('a data folder that others can reach', () => {
  it('is closed to all but its owner, with everything in it', async () => {
    makeOpen();
    expect(openEntries().length).toBeGreaterThan(files.length);
    expect(await closeDataDir(dataDir)).toBeGreaterThan(files.length);
    expect(openEntries()).toEqual([]);
    expect([modeOf('.'), modeOf('database'), modeOf('jwt-secret')]).toEqual([0o700, 0o700, 0o600]);
    expect(await closeDataDir(dataDir)).toBe(0);
  });

  it('keeps what is not of the product, and its own mode beside that', async () => {
    makeOpen();
    writeFileSync(join(dataDir, 'index.html'), '');
    chmodSync(join(dataDir, 'index.html'), 0o644);
    await closeDataDir(dataDir);
    expect(openEntries()).toEqual(['.', 'index.html']);
  });

  it('keeps the bit by which a volume hands its group on', async () => {
    makeOpen();
    chmodSync(join(dataDir, 'database'), 0o2770);
    await closeDataDir(dataDir);
    expect(modeOf('database')).toBe(0o2700);
  });

  it('changes nothing behind a link, and refuses one that leads to what others can read', async () => {
    makeOpen();
    await closeDataDir(dataDir);
    const elsewhere = join(parent, 'elsewhere');
    mkdirSync(elsewhere);
    chmodSync(elsewhere, 0o755);
    symlinkSync(elsewhere, join(dataDir, 'replaced-1'));
    symlinkSync(elsewhere, join(dataDir, 'outbox', 'link'));
    // Nobody gets through the folder, so nothing has to be refused.
    await closeDataDir(dataDir);
    writeFileSync(join(dataDir, 'index.html'), '');
    chmodSync(dataDir, 0o755);
    await expect(closeDataDir(dataDir)).rejects.toThrow(StartError);
    expect(statSync(elsewhere).mode & 0o777).toBe(0o755);
  });

  it('may be missing', async () => {
    expect(await closeDataDir(dataDir)).toBe(0);
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe.runIf(process.getuid?.() === 0)('another user of the machine', () => {
  it('reads nothing of it any more', async () => {
    makeOpen();
    expect(files.filter(canNobodyRead)).toEqual(files);
    await closeDataDir(dataDir);
    expect(files.filter(canNobodyRead)).toEqual([]);
  });

  it('reads nothing of it where something else lies in the folder', async () => {
    makeOpen();
    writeFileSync(join(dataDir, 'index.html'), '');
    await closeDataDir(dataDir);
    expect(files.filter(canNobodyRead)).toEqual([]);
    expect(canNobodyRead('index.html')).toBe(true);
  });

  it('is told to have it closed where it is not theirs', () => {
    makeOpen();
    const said = closeAs(nobody);
    expect(said).toContain('Other users of this machine can read or change');
    expect(said).toContain(`chmod -R go-rwx ${dataDir}`);
  });

  it('starts on a volume that belongs to root and is lent by its group', () => {
    makeOpen();
    for (const path of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(dataDir, path), 65534, 65534);
      chmodSync(join(dataDir, path), statSync(join(dataDir, path)).isDirectory() ? 0o2770 : 0o660);
    }
    chownSync(dataDir, 0, 65534);
    chmodSync(dataDir, 0o2775);
    expect(closeAs(nobody)).toMatch(/^\d+ mended\n$/);
    expect(openEntries()).toEqual(['.']);
  });

  it('starts on files of a former user that its group lends, and not on what the world can read', () => {
    makeOpen();
    for (const path of ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
      lchownSync(join(dataDir, path), 1234, 4321);
      chmodSync(join(dataDir, path), statSync(join(dataDir, path)).isDirectory() ? 0o2770 : 0o660);
    }
    const member = ['--reuid=65534', '--regid=65534', '--groups=4321'];
    expect(closeAs(member)).toBe('0 mended\n');
    chmodSync(join(dataDir, 'jwt-secret'), 0o664);
    expect(closeAs(member)).toContain('jwt-secret');
  });
});
