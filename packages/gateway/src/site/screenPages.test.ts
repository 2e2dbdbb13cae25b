import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createAppSite } from './appSite.ts';

const folder = mkdtempSync(`${tmpdir()}/hearback-screens-`);
const pages = { 'index.html': 'any', 'screens/0.html': 'home', 'screens/1.html': 'editor' };

beforeAll(() => {
  mkdirSync(`${folder}/screens`);
  for (const [file, text] of Object.entries(pages)) writeFileSync(`${folder}/${file}`, text);
  writeFileSync(
    `${folder}/screens/screens.json`,
    JSON.stringify([
      { path: '/', file: 'screens/0.html' },
      { path: '/creator/editor/forms/:id/', file: 'screens/1.html' },
    ]),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

const get = async (path: string, mode: string) => {
  const site = await createAppSite(folder);
  const headers = { 'sec-fetch-mode': mode };
  const answer = await site(path, new Request(`http://site.test/${path}`, { headers }));
  return answer.status === 200 ? answer.text() : answer.status;
};

it.each([
  ['', 'home'],
  ['creator/editor/forms/0190/', 'editor'],
  ['creator/editor/forms/0190', 'editor'],
  ['creator/editor/forms/', 'any'],
  ['creator/editor/forms/0190/more/', 'any'],
  ['nowhere/', 'any'],
])('whoever opens /%s gets the page that names the files of its screen', async (path, text) => {
  expect(await get(path, 'navigate')).toBe(text);
});

it('a page wears what it brings, and no other page’s styles', async () => {
  const folderOfStyles = mkdtempSync(`${tmpdir()}/hearback-screens-`);
  mkdirSync(`${folderOfStyles}/screens`);
  writeFileSync(`${folderOfStyles}/index.html`, 'any');
  writeFileSync(`${folderOfStyles}/screens/0.html`, '<style>h1{margin:0}</style>');
  writeFileSync(
    `${folderOfStyles}/screens/screens.json`,
    JSON.stringify([{ path: '/login/', file: 'screens/0.html' }]),
  );
  const site = await createAppSite(folderOfStyles);
  const policyAt = async (path: string) => {
    const headers = { 'sec-fetch-mode': 'navigate' };
    const answer = await site(path, new Request(`http://site.test/${path}`, { headers }));
    return answer.headers.get('content-security-policy');
  };
  const hash = createHash('sha256').update('h1{margin:0}').digest('base64');

  expect(await policyAt('login/')).toContain(`'sha256-${hash}'`);
  expect(await policyAt('companies/')).not.toContain(hash);
  rmSync(folderOfStyles, { recursive: true });
});

it('what a service worker keeps for every address names no screen’s files', async () => {
  expect(await get('', 'no-cors')).toBe('any');
});

it.each(['screens/0.html', 'screens/screens.json'])(
  '%s has no address of its own',
  async (path) => {
    expect(await get(path, 'no-cors')).toBe(404);
    expect(await get(path, 'navigate')).toBe('any');
  },
);
