import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createFakeApi, Reply } from '../test/fakeApi.ts';
import { createTestProduct } from '../test/createTestProduct.ts';
import { open, post } from '../test/visits.ts';

const folder = mkdtempSync(`${tmpdir()}/hearback-visitors-`);
const receipt = '0123456789ABCDEFGHJKMNPQRS';

beforeAll(() => {
  mkdirSync(`${folder}/client`);
  for (const name of ['index.html', 'embed.js', 'visitor-worker.js']) {
    writeFileSync(`${folder}/client/${name}`, '/**/');
  }
  for (const name of ['visitor.css', 'start.js', 'paging.js', 'kiosk.css', 'kiosk.js']) {
    writeFileSync(`${folder}/${name}`, '');
  }
  writeFileSync(
    `${folder}/visitor.js`,
    'export const renderVisitorPage = ({ page }) => JSON.stringify(page); export const headingsOf = () => [];',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (routes: Parameters<typeof createFakeApi>[0] = {}) => {
  const api = createFakeApi(routes);
  return createTestProduct(api.call, {
    folders: { client: `${folder}/client`, visitor: folder },
  });
};

describe('what other sites may load', () => {
  it('is the script that shows a form in a frame, and nothing else', async () => {
    const { get } = await start(open);

    const policyOf = async (path: string) =>
      (await get(path)).headers.get('cross-origin-resource-policy');

    expect(await policyOf('/embed.js')).toBe('cross-origin');
    expect((await get('/embed.js')).headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/', '/visitor-worker.js', '/r/K7QX?embed=1', '/receipt/x', '/healthz']) {
      expect(await policyOf(path)).toBeNull();
    }
  });

  it('is in no frame by any other header', async () => {
    const { get } = await start(open);

    const { headers } = await get('/r/K7QX?embed=1');

    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(headers.get('x-frame-options')).toBeNull();
  });
});

describe('the log', () => {
  it('knows neither a receipt nor an address nor a word of a visitor', async () => {
    const { get, lines } = await start({
      ...open,
      'POST /survey/K7QX/submit/': () => new Reply(201, { receipt }),
      [`GET /receipt/${receipt}/`]: () => new Reply(503, { detail: receipt }),
    });
    const visitor = '203.0.113.77';

    await get(
      '/r/K7QX',
      post({ client_id: 'a', comment: 'Geheimnis', email: 'jan@example.com' }),
      visitor,
    );
    await get(`/r/K7QX?sent=${receipt}`, {}, visitor);
    await get(`/receipt/${receipt}`, {}, visitor);
    await get(`/receipt/${receipt}`, post({ erase: '1' }), visitor);

    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.join('')).toContain('"route":"/receipt/"');
    for (const secret of [receipt, visitor, 'Geheimnis', 'jan@example.com', 'K7QX']) {
      expect(lines.join('')).not.toContain(secret);
    }
  });
});

describe('a form that was just published', () => {
  it('is on the page at once where the change passed here', async () => {
    let version = 1;
    const { get } = await start({
      'GET /survey/K7QX/': () => ({ ...open['GET /survey/K7QX/'](), form_version: version }),
      'POST /code/1/publish/': () => {
        version += 1;
        return {};
      },
    });
    const versionOnPage = async () =>
      /"form_version":"(\d+)"/.exec(await (await get('/r/K7QX')).text())?.[1];

    expect(await versionOnPage()).toBe('1');
    await get('/api/code/1/publish/', {
      method: 'POST',
      headers: { origin: 'https://hearback.example' },
    });

    expect(await versionOnPage()).toBe('2');
  });
});
