import { expect, it } from 'vitest';

import { wayToInstall } from './InstallPage';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Safari on a Mac', `${mac} ${webKit} Version/26.0 Safari/605.1.15`, 0, 'safariDesktop'],
  ['Safari on an iPad', `${mac} ${webKit} Version/26.0 Safari/605.1.15`, 5, 'safariPhone'],
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit} Version/26.0 Mobile/15E148 Safari/604.1`,
    5,
    'safariPhone',
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit} CriOS/143.0 Mobile/15E148 Safari/604.1`,
    5,
    'safariPhone',
  ],
  [
    'Firefox on a computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    0,
    'firefoxDesktop',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    5,
    'firefoxPhone',
  ],
  ['Chrome on a Mac', `${mac} ${blink} Chrome/143.0.0.0 Safari/537.36`, 0, 'chromiumDesktop'],
  [
    'Edge on Windows, with a screen to touch',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
    10,
    'chromiumDesktop',
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/143.0.0.0 Mobile Safari/537.36`,
    5,
    'chromiumPhone',
  ],
  ['a browser nobody knows', 'Teapot/1.0', 0, 'chromiumDesktop'],
])('tells %s its own way', (_, userAgent, maxTouchPoints, way) => {
  expect(wayToInstall({ userAgent, maxTouchPoints })).toBe(way);
});
