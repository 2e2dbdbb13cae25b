import { languages } from '@hearback/schema/limits';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import type { ApiEnv } from '../apiEnv.ts';
import { readSettings } from '../env.ts';
import { sendError } from '../http/ApiError.ts';
import { exampleLetters } from './exampleLetters.ts';
import { letterPreview } from './devMailRoutes.ts';

const get = (
  path: string,
  settings: Record<string, string> = { NODE_ENV: 'development' },
  peer = '127.0.0.1',
) => {
  const app = new Hono<ApiEnv>().route('/', letterPreview(readSettings(settings)));
  app.onError(sendError);
  return app.request(path, {}, { incoming: { socket: { remoteAddress: peer } } });
};

const each = Object.keys(exampleLetters).flatMap((name) =>
  languages.map((language) => `/dev/mail/letters/${name}/${language}/`),
);

describe('/dev/mail/letters', () => {
  it.each(each)('shows %s as HTML and as text, and lists it', async (path) => {
    const index = await (await get('/dev/mail/letters/')).text();
    expect(index).toContain(`href="${path}"`);

    const page = await get(path);
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const text = await get(`${path}text/`);
    expect(text.headers.get('Content-Type')).toContain('text/plain');
    // The name stands in every letter, in both of its forms.
    for (const words of [await page.text(), await text.text()]) expect(words).toContain('Zofia');
  });

  it.each([
    '/dev/mail/letters/nothing/en-US/',
    '/dev/mail/letters/activation/de-DE/',
    '/dev/mail/letters/activation/de-DE/text/',
    '/dev/mail/letters/constructor/en-US/',
  ])('answers 404 to %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('does not exist for somebody at another machine', async () => {
    for (const path of ['/dev/mail/letters/', ...each]) {
      expect((await get(path, undefined, '203.0.113.9')).status).toBe(404);
    }
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['where nobody says what it is', {}],
  ])('does not exist %s', async (_, settings) => {
    for (const path of ['/dev/mail/letters/', ...each]) {
      expect((await get(path, settings)).status).toBe(404);
    }
  });
});
