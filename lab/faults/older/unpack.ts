import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../../scripts/run.ts';

const scope = '@hearback';

/** Links what packages need from elsewhere; their own are those of the version itself. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, scope), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== scope) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(modules, scope, name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
}

/** Lays an earlier version out in a folder of its own, with the libraries of now. Answers the folder. */
export function unpack(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-older-'));
  const files = execFileSync('git', ['archive', commit, 'package.json', 'packages'], {
    cwd: root,
    maxBuffer: 1 << 29,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  linkModules(folder);
  return folder;
}
