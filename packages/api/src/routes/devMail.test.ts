import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ApiEnv } from '../apiEnv.ts';
import { readSettings } from '../env.ts';
import { sendError } from '../errors/sendError.ts';
import { activation } from '../mail/activation/activation.ts';
import { createMailer } from '../mail/mailer.ts';
import { newId } from '../tools/ids.ts';
import { devMail } from './devMail.ts';

let folder: string;
const ids = [newId(new Date(1_000)), newId(new Date(2_000))];
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearback-mail-'));
  const mailer = createMailer(readSettings({ DATA_DIR: folder }));
  for (const [index, id] of ids.entries()) {
    await mailer.send({
      ...activation({
        language: 'pl-PL',
        firstName: `<b>${index}</b>`,
        url: `http://localhost:3000/activate#t=token${index}`,
        hours: 24,
      }),
      attachments: [
        {
          filename: 'łódź.svg',
          contentType: 'image/svg+xml',
          content: new TextEncoder().encode(drawing),
        },
      ],
      id,
      to: { name: 'Ada', address: `ada${index}@example.com` },
    });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, settings: Record<string, string> = {}) => {
  const app = new Hono<ApiEnv>().route(
    '/',
    devMail(readSettings({ DATA_DIR: folder, ...settings })),
  );
  app.onError(sendError);
  return app.request(path);
};

describe('/dev/mail', () => {
  it('lists the letters, newest first, with their links', async () => {
    const page = await (await get('/dev/mail/')).text();

    expect(page).toContain('href="http://localhost:3000/activate#t=token1"');
    expect(page.indexOf('ada1@example.com')).toBeLessThan(page.indexOf('ada0@example.com'));
  });

  it('hands out the files of a letter, and shows none of them in its own page', async () => {
    expect(await (await get('/dev/mail/')).text()).toContain('>łódź.svg</a>, 1 kB');
    const response = await get(`/dev/mail/${ids[0]}/files/0/`);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; /);
    expect(await response.text()).toBe(drawing);
    expect((await get(`/dev/mail/${ids[0]}/files/1/`)).status).toBe(404);
  });

  it('shows one letter as it looks', async () => {
    const response = await get(`/dev/mail/${ids[0]}/`);
    const page = await response.text();

    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page).toContain('Witaj, &lt;b&gt;0&lt;/b&gt;');
    expect(page).not.toContain('<b>');
  });

  it.each([['/dev/mail/nothing/'], ['/dev/mail/..%2fjwt-secret/'], [`/dev/mail/${newId()}/`]])(
    'answers 404 to %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    ['on an address that others can reach', { HOST: '0.0.0.0' }],
    ['with a mail server', { SMTP_URL: 'smtp://localhost' }],
  ])('does not exist %s', async (_, settings) => {
    expect((await get('/dev/mail/', settings)).status).toBe(404);
    expect((await get(`/dev/mail/${ids[0]}/`, settings)).status).toBe(404);
  });
});
