import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** True if packages can be installed without asking a person. */
export const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs Debian packages. Only where `isRootOnDebian`. */
export function installPackages(...names: string[]): void {
  console.log(`Installing ${names.join(', ')} from Debian…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
