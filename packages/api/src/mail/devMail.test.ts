import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ApiEnv } from '../apiEnv.ts';
import { readSettings } from '../env.ts';
import { sendError } from '../http/ApiError.ts';
import { activation } from './access/activation.ts';
import { createMailer } from './mailer.ts';
import { whereLettersGo } from './whereLettersGo.ts';
import { newId } from '../tools/ids.ts';
import { devMail } from './devMailRoutes.ts';

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

const get = (
  path: string,
  settings: Record<string, string> = {},
  { peer = '127.0.0.1', headers = {}, origin = 'http://localhost:3000', trusted = false } = {},
) => {
  const app = new Hono<ApiEnv>().route(
    '/',
    devMail(readSettings({ DATA_DIR: folder, ...settings })),
  );
  app.onError(sendError);
  const bindings = { trusted, incoming: { socket: { remoteAddress: peer } } };
  return app.request(`${origin}${path}`, { headers }, bindings);
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
    ['where people come by another name', { PUBLIC_ORIGIN: 'https://feedback.example.com' }],
    ['where a name only begins like this machine', { PUBLIC_ORIGIN: 'http://localhost.evil.test' }],
  ])('does not exist %s', async (_, settings) => {
    for (const path of ['/dev/mail/', `/dev/mail/${ids[0]}/`, `/dev/mail/${ids[0]}/files/0/`]) {
      expect((await get(path)).status).toBe(200);
      expect((await get(path, settings)).status).toBe(404);
    }
  });

  it.each([
    [{ PUBLIC_ORIGIN: 'http://localhost:8080' }, {}],
    [{ PUBLIC_ORIGIN: 'http://shop.localhost' }, { origin: 'http://shop.localhost' }],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.9' }, { origin: 'http://127.0.0.9:3000' }],
    [{ PUBLIC_ORIGIN: 'http://[::1]:3000', HOST: '::1' }, { origin: 'http://[::1]:3000' }],
    [{}, { peer: '::1' }],
    [{}, { peer: '::ffff:127.0.0.1' }],
    [{}, { headers: { host: 'LOCALHOST:3000', 'x-request-id': 'request-0001' } }],
  ])('is there for somebody at this machine: %j %j', async (settings, asked) => {
    expect((await get('/dev/mail/', settings, asked)).status).toBe(200);
  });

  it.each([
    { peer: '203.0.113.9' },
    { peer: '' },
    { peer: '10.0.0.1' },
    { origin: 'http://feedback.example.com' },
    { origin: 'http://localhost.evil.test' },
    { origin: 'http://127.0.0.1.evil.test' },
    { headers: { host: 'feedback.example.com' } },
    { headers: { host: 'localhost, evil.test' } },
    { headers: { host: 'evil.test#@localhost' } },
    ...[
      'Forwarded',
      'Via',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Forwarded-Port',
      'X-Real-IP',
      'X-Client-IP',
      'X-Cluster-Client-IP',
      'X-Original-Forwarded-For',
      'X-Envoy-External-Address',
      'CF-Connecting-IP',
      'CF-Ray',
      'CDN-Loop',
      'True-Client-IP',
      'Fastly-Client-IP',
      'Fly-Client-IP',
    ].map((name) => ({ headers: { [name]: '127.0.0.1' } })),
  ])('does not exist for anybody else: %j', async (asked) => {
    expect((await get('/dev/mail/', {}, asked)).status).toBe(404);
    expect((await get(`/dev/mail/${ids[0]}/`, {}, asked)).status).toBe(404);
  });

  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['203.0.113.9', 404],
    ['127.0.0.1, 203.0.113.9', 404],
    ['', 404],
  ])('trusts the gateway in this process, which asks for %j', async (said, status) => {
    const headers = { 'x-forwarded-for': said };
    expect((await get('/dev/mail/', {}, { trusted: true, headers })).status).toBe(status);
  });
});

describe('the start', () => {
  const say = (settings: Record<string, string>) =>
    whereLettersGo(readSettings({ DATA_DIR: '/data', ...settings }), 'http://localhost:3000');

  it('says where letters go, and nothing of a password', () => {
    expect(say({})).toBe(
      'No mail server is set: letters go to the folder /data/outbox, and are listed at http://localhost:3000/dev/mail/.',
    );
    expect(say({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://localhost' })).toBe(
      'No mail server is set: letters go to the folder /data/outbox.',
    );
    expect(say({ SMTP_URL: 'smtp://ada:secret@mail.example.com:587' })).toBe(
      'Letters go to the mail server mail.example.com:587.',
    );
  });

  it('warns where people come from elsewhere, and no mail server is set', () => {
    const warning = say({ PUBLIC_ORIGIN: 'https://feedback.example.com' });
    expect(warning).toMatch(/^WARNING: Nobody gets a letter\. .*https:\/\/feedback\.example\.com/);
    expect(warning).not.toContain('/dev/mail');
  });
});
