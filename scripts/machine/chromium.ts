import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { installPackages, isRootOnDebian } from './debian.ts';

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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

const debianShell = '/usr/bin/chromium-headless-shell';

/** Chromium's headless shell, if it is installed: HEADLESS_SHELL_PATH, or Debian's package. */
export const findHeadlessShell = (): string | undefined =>
  process.env['HEADLESS_SHELL_PATH'] ?? (existsSync(debianShell) ? debianShell : undefined);
