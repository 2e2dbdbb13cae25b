import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createAppSite } from './appSite.ts';

const root = mkdtempSync(`${tmpdir()}/hearback-site-`);
const folder = `${root}/client`;
const index =
  '<!doctype html><html><head><style>b{}</style><script src="/theme.js"></script></head></html>';
const script = 'console.log("hello");'.repeat(40);

beforeAll(() => {
  mkdirSync(`${folder}/assets`, { recursive: true });
  mkdirSync(`${folder}/help`);
  mkdirSync(`${folder}/.git`);
  writeFileSync(`${folder}/index.html`, index);
  writeFileSync(`${folder}/sw.js`, 'self;');
  writeFileSync(`${folder}/assets/index-3c4d.css`, 'b{}');
  writeFileSync(`${folder}/manifest.json`, '{}');
  writeFileSync(`${folder}/assets/index-1a2b.js`, script);
  writeFileSync(`${folder}/assets/index-1a2b.js.br`, brotliCompressSync(script));
  writeFileSync(`${folder}/help/wizard.webp`, '');
  writeFileSync(`${folder}/help/unknown.hearback`, '');
  writeFileSync(`${folder}/.env`, 'JWT_SECRET=planted');
  writeFileSync(`${folder}/.git/config`, 'planted');
  writeFileSync(`${root}/outside.txt`, 'planted');
  symlinkSync(`${root}/outside.txt`, `${folder}/assets/link.txt`);
  symlinkSync(root, `${folder}/up`);
});

afterAll(() => rmSync(root, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const site = await createAppSite(folder);
  return site(path, new Request(`http://site.test/${path}`, { method, headers }));
};

describe('the files of the app', () => {
  it('come as they were packed by the build', async () => {
    const answer = await get('assets/index-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });

    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  });

  it('are packed once here where the build did not', async () => {
    const answer = await get('assets/index-1a2b.js', { 'accept-encoding': 'gzip' });

    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script);
  });

  it('come as they are to a browser that refuses packing', async () => {
    const answer = await get('assets/index-1a2b.js', { 'accept-encoding': 'br;q=0' });

    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(script);
  });

  it.each([
    { path: 'assets/index-1a2b.js', cached: 'public, max-age=31536000, immutable' },
    { path: 'sw.js', cached: 'no-cache' },
    { path: '', cached: 'no-cache' },
  ])('are kept by browsers: /$path as "$cached"', async ({ path, cached }) => {
    expect((await get(path)).headers.get('cache-control')).toBe(cached);
  });

  it.each([
    { path: 'assets/index-1a2b.js', type: 'text/javascript; charset=utf-8' },
    { path: 'assets/index-3c4d.css', type: 'text/css; charset=utf-8' },
    { path: 'help/wizard.webp', type: 'image/webp' },
    { path: 'help/unknown.hearback', type: 'application/octet-stream' },
  ])('say of what type they are: /$path is $type', async ({ path, type }) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  it('are not sent again to who has them', async () => {
    const etag = (await get('sw.js')).headers.get('etag') ?? '';

    const answer = await get('sw.js', { 'if-none-match': etag });

    expect(etag).not.toBe('');
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  it('have no body for HEAD', async () => {
    const answer = await get('sw.js', {}, 'HEAD');

    expect(answer.headers.get('content-length')).toBe('5');
    expect(await answer.text()).toBe('');
  });

  it.each([
    '.env',
    '.git/config',
    'assets/link.txt',
    'up/outside.txt',
    '../outside.txt',
    '../client/.env',
    'assets/../../outside.txt',
    'assets/index-1a2b.js.br',
    'manifest.json',
    'assets',
    'assets/',
    '/etc/passwd',
    'assets\\..\\..\\outside.txt',
    'sw.js\0.png',
  ])('do not include %j', async (path) => {
    const site = await createAppSite(folder);
    const answer = await site(path, new Request('http://site.test/', {}));

    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('planted');
  });
});

it('stays whole while a new build replaces the old one', async () => {
  const path = 'assets/old-7f.js';
  writeFileSync(`${folder}/${path}`, script);
  const site = await createAppSite(folder);
  rmSync(`${folder}/${path}`);

  const answer = await site(path, new Request(`http://site.test/${path}`));

  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(script);
});

describe('the page of the app', () => {
  const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

  it.each(['', 'login/', 'companies', 'creator/editor/forms/new/'])(
    'answers an address that is opened in a browser: /%s',
    async (path) => {
      const answer = await get(path, navigation);

      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(index);
    },
  );

  it.each([
    { path: 'assets/gone-9z.js', headers: navigation },
    { path: 'locales/xx-XX/messages.json', headers: navigation },
    { path: 'logo.png', headers: { 'sec-fetch-mode': 'no-cors' } },
    { path: 'unknown', headers: { accept: '*/*' } },
  ])('does not pretend to be a file that is missing: /$path', async ({ path, headers }) => {
    expect((await get(path, headers)).status).toBe(404);
  });

  it('runs our own files only, and nothing that was written into it', async () => {
    const policy = (await get('', navigation)).headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'none'");
    // WebAssembly may be compiled; no text becomes a script.
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/; trusted-types default hearback hearback-workers$/);
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*/);
  });

  it('gives its policy to scripts, which workers live by, and not to styles', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');

    expect(await policyOf('sw.js')).toBe(await policyOf('assets/index-1a2b.js'));
    expect(await policyOf('sw.js')).toContain("script-src 'self'");
    expect(await policyOf('assets/index-3c4d.css')).toBeNull();
  });
});

it('says what to do where nothing is built', async () => {
  const site = await createAppSite(`${root}/nowhere`);

  const answer = await site('', new Request('http://site.test/'));

  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm run build');
});
