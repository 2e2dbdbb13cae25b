import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { chromium } from 'playwright';

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Whether packages can be installed here without asking anyone. */
const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs Debian packages. Only where `isRootOnDebian`. */
function installPackages(...names: string[]): void {
  console.log(`Installing ${names.join(', ')} from Debian…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * The browser that tests run in: CHROMIUM_PATH, one of the system's, Playwright's own, or Debian's
 * package where that can be installed. Ends the program with a sentence when there is none.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
    process.exit(1);
  }
  const found = [...wellKnown, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;

  if (isRootOnDebian()) {
    installPackages('chromium');
    return '/usr/bin/chromium';
  }
  console.error(
    'The tests need Chromium. Install it (`npx playwright install chromium`, or your system’s package) ' +
      'or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}
