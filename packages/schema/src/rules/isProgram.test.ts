import { expect, it } from 'vitest';

import { isProgram } from './isProgram.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  `Mozilla/5.0 (Linux; Android 16; Pixel 10) ${chrome}`,
  `Mozilla/5.0 (Linux; Android 9; CUBOT X19) ${chrome}`,
  `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${chrome} Telegram-Android/12.1.0 (Samsung SM-S931B)`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/22A [FBAN/FBIOS;FBAV/500.0]',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
])('a person looks with %s', (userAgent) => {
  expect(isProgram(userAgent)).toBe(false);
});

it.each([
  '',
  '  ',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot/2.1 (+http://google.com/bot.html)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.24.1 A',
  'facebookexternalhit/1.1',
  'Slackbot-LinkExpanding 1.0',
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Google-InspectionTool/1.0',
  'Mozilla/5.0 AppleWebKit/537.36 BingPreview/1.0b',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/149.0.0.0',
  'curl/8.9.1',
  'python-requests/2.32',
  'Java/21.0.1',
  'node',
  'okhttp/5.0.0',
])('"%s" is a program', (userAgent) => {
  expect(isProgram(userAgent)).toBe(true);
});
