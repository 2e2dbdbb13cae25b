import { existsSync, readFileSync } from 'node:fs';

import { root } from '../scripts/run.ts';

const systemChromium = '/usr/bin/chromium';
// Without either, Playwright looks for its own.
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(systemChromium) ? systemChromium : undefined);

/**
 * What Playwright switches off in Chromium. Of two `--disable-features` the last counts, so another one has to
 * name these as well. Throws where a new version of Playwright keeps them elsewhere.
 */
function readPlaywrightsFeatures(): string[] {
  const text = readFileSync(`${root}node_modules/playwright-core/lib/coreBundle.js`, 'utf8');
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(text)?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error('Playwright no longer lists the features it disables.');
  return names;
}

/**
 * Chromium draws the suggestions of its address bar as two pages of its own in each window, before anybody types
 * there: half of the processor time of a window with a small page.
 */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** How Chromium is started for stories: nothing asks the network, nothing needs a graphics card. */
export const launchChromium = (...more: string[]) => ({
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...readPlaywrightsFeatures(), ...suggestions].join(',')}`,
    ...more,
  ],
  ...(executablePath ? { executablePath } : {}),
});
