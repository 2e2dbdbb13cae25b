import { createHash } from 'node:crypto';

import { apiScopes } from '@hearback/schema/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { guest } from '../test/people.ts';
import type { ApiDocument } from './describeShape.ts';
import { docsPage } from './docsPage.ts';

const origin = 'https://hearback.example';

let api: TestApi;
let policy: string;
let page: string;
let document: ApiDocument;

beforeAll(async () => {
  api = await createTestApi({ settings: { publicOrigin: origin } });
  const answer = await api.as(guest).get('/docs/');
  policy = answer.headers.get('Content-Security-Policy') ?? '';
  page = await answer.text();
  document = (await (await api.as(guest).get('/schema/')).json()) as ApiDocument;
});
afterAll(() => api.close());

describe('the page of the API', () => {
  it('has every call with a line to try it, and every shape', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ operationId = '' }) => ({ path, operationId })),
    );
    const missing = calls.filter(({ path, operationId }) => {
      const [, section = ''] = page.split(`<section id="${operationId}"`);
      return !section.split('</section>')[0]?.includes(`$HEARBACK${path}`);
    });
    expect(missing).toEqual([]);
    for (const name of Object.keys(document.components.schemas)) {
      expect(page).toContain(`<section id="shape-${name}"`);
    }
  });

  it('leads nowhere that is not there, and gives no two things one name', () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('says what each scope opens, and at each call which it takes', () => {
    for (const scope of apiScopes) {
      expect(page).toMatch(new RegExp(`<code>${scope}</code></th><td><a href="#`));
    }
    const [, section = ''] = page.split('<section id="deleteAccount"');
    expect(section.split('</section>')[0]).toContain('no API key may make this call');
  });

  it('runs nothing, loads nothing, and styles itself by a hash', () => {
    expect(page).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=|src=|url\(/i);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  it('shows words of a description as words', () => {
    const odd = docsPage(
      {
        paths: { '/api/x/': { get: { operationId: 'x', summary: '<b>"x"</b>', tags: ['<i>'] } } },
        components: { schemas: { '<u>': { enum: ['<s>'] } } },
      },
      origin,
    );
    expect(odd).not.toMatch(/<i>|<u>|<s>|<b>"x"/);
    expect(odd).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
  });
});
