import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Feedback } from '../../packages/api/src/feedback/contract.ts';
import { forgetVisitors } from '../../packages/api/src/feedback/forgetVisitors.ts';
import { createTestApi, type TestApi } from '../../packages/api/src/test/createTestApi.ts';
import type { TestPerson } from '../../packages/api/src/test/people.ts';
import { cafeForm, makeWorkspace, readAnswer } from '../../packages/api/src/test/workspace.ts';
import { createTestProduct } from '../../packages/gateway/src/test/createTestProduct.ts';

// Runs in a scratch copy in which forms have a field of type `fax`: see fieldType.test.ts.

/** A page that shows what it was given; the real one is the app's and is tested there. */
const plainPage = `export const renderVisitorPage = ({ page }) => JSON.stringify(page);
export const headingsOf = () => [];`;

const number = '+48 600 700 800';
const label = 'May we send you a fax?';

let api: TestApi;
let owner: TestPerson;
let product: Awaited<ReturnType<typeof createTestProduct>>;
let page: string;
const folder = mkdtempSync(join(tmpdir(), 'hearback-page-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'visitor.js'), plainPage);
  for (const name of ['visitor.css', 'start.js', 'paging.js', 'kiosk.css', 'kiosk.js']) {
    writeFileSync(join(folder, name), '');
  }
  api = await createTestApi();
  owner = await api.addPerson('owner');
  const { code, form } = await makeWorkspace(api, owner);
  const fields = [...cafeForm.fields, { type: 'fax', label, required: true }];
  const as = api.as(owner);
  await readAnswer(as.patch(`/form/${form.id}/`, { ...cafeForm, fields }));
  await readAnswer(as.post(`/code/${code.id}/publish/`, {}));
  page = `/r/${code.slug}`;
  product = await createTestProduct(
    async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === 'GET' ? null : await request.text();
      return api.fetch(pathname + search, { method, headers, body });
    },
    { folders: { visitor: folder } },
  );
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = async (fax: string) => {
  const shown = await (await product.get(page)).json();
  const { hidden } = shown as { hidden: Record<string, string> };
  const started_at = String(Number(hidden['started_at']) - 20_000);
  const typed = { rating: '9', comment: 'Lovely.', 'answers.fax': fax };
  return product.get(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...hidden, started_at, ...typed }).toString(),
  });
};

const list = async (search: string) => {
  const path = `/feedback/?search=${encodeURIComponent(search)}`;
  return (await readAnswer<{ results: Feedback[] }>(api.as(owner).get(path))).results;
};

it('takes an answer from the page, and shows it to the owner', async () => {
  expect((await send(number)).status).toBe(303);

  const [answer, ...others] = await list('600 700');
  expect(others).toEqual([]);
  expect(answer?.answers).toEqual({ fax: { type: 'fax', value: number } });
  expect(await list('000 111')).toEqual([]);
  const file = await api.as(owner).get('/feedback/export/?file_format=csv');
  const [heading = '', row = ''] = (await file.text()).split('\r\n');
  expect(heading).toMatch(new RegExp(`,${label.replace('?', '\\?')}$`));
  expect(row).toMatch(/,'\+48 600 700 800$/);
});

it('judges it by the rule of the type, and shows again what was typed', async () => {
  for (const [fax, code] of [
    ['call me', 'invalid'],
    ['', 'required'],
  ] as const) {
    const refused = await send(fax);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      issues: { 'answers.fax': code },
      typed: { 'answers.fax': fax },
    });
  }
  expect(await list('')).toHaveLength(1);
});

it('forgets it with its visitor', async () => {
  api.clock.skewMs = 31 * 86_400_000;
  await forgetVisitors({ ...api.tools, settings: { ...api.settings, personalDataDays: 30 } });

  expect((await list(''))[0]).toMatchObject({ rating: 9, comment: '', answers: {} });
  expect(await list('600 700')).toEqual([]);
});
