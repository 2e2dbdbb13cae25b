import { existsSync } from 'node:fs';

const systemChromium = '/usr/bin/chromium';
// Without either, Playwright looks for its own.
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(systemChromium) ? systemChromium : undefined);

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
    ...more,
  ],
  ...(executablePath ? { executablePath } : {}),
});
