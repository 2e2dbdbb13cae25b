// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { forgetKeptData, keepData, readKeptData } from '../server/keptData';
import { changeStore, readStore } from '../server/drafts/draftDatabase';
import { keepDraft, readDrafts } from '../server/drafts/drafts';
import { fakeCaches } from '../test/fakeCaches';
import { fakeGateway } from '../test/fakeGateway';
import { dropUnreadable, isOfBrowser } from './dropUnreadable';
import { expireSession, logOut } from './endSession';
import { readSession, setSession } from './session';
import { beginSession } from './startSession';
import { followStorageKey, forgetKeys, ownKey } from './storageKey';

const secret = 'zimna kawa, jan@example.com';
const tokensOf = (person: string) => {
  const token = `h.${btoa(JSON.stringify({ user_id: person, sid: `${person}1` }))}.s`;
  return { access: token, refresh: token };
};
const draft = (id = 'editor-1') => ({
  id,
  kind: 'form' as const,
  documentId: 'f1',
  document: { title: secret },
  base: {},
  revision: 1,
  changedAt: 1,
});

let copies: ReturnType<typeof fakeCaches>;
/** Names of the locks that pages of this browser hold. */
let locks: string[];

/** As much of Web Locks as a page takes. A lock is let go when its work is done. */
const fakeLocks = () => ({
  request: async (name: string, _options: object, work: () => Promise<void>) => {
    locks.push(name);
    await work();
    locks.splice(locks.indexOf(name), 1);
  },
  query: () => Promise.resolve({ held: locks.map((name) => ({ name })), pending: [] }),
});

const keptHere = async () => {
  const drafts = (await readStore((store) => store.getAll())) as { sealed?: Uint8Array }[];
  const texts = drafts.map((one) => Buffer.from(one.sealed ?? []).toString('latin1'));
  return [...texts, JSON.stringify(drafts), ...(copies.get('hearback-data')?.values() ?? [])];
};
const countHere = async () =>
  (await readStore((store) => store.count())) + (copies.get('hearback-data')?.size ?? 0);

async function keepAll() {
  await keepData('ada1', { data: { 'Feedback:1': { comment: secret } }, keptAt: {} });
  await keepDraft(draft());
}

/** The browser is closed: storages of tabs and locks are gone with it. */
function closeBrowser() {
  forgetKeysOfTab();
  locks = [];
}
function forgetKeysOfTab() {
  const ofBrowser = { ...localStorage };
  forgetKeys();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(ofBrowser)) localStorage.setItem(name, String(value));
}

beforeEach(() => {
  copies = fakeCaches();
  locks = [];
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() });
  fakeGateway({});
});

afterEach(async () => {
  vi.useRealTimers();
  forgetKeys();
  setSession({ isLoggedIn: false });
  await changeStore((store) => store.clear());
});

it.each([true, false])('lies on the device as noise (remembered: %s)', async (remember) => {
  beginSession(tokensOf('ada'), { remember });
  await keepAll();

  expect(await countHere()).toBe(2);
  expect((await keptHere()).join()).not.toMatch(/kawa|jan@/);
  expect(await readDrafts('form', 'f1')).toEqual([draft()]);
  expect((await readKeptData('ada1'))?.data).toEqual({ 'Feedback:1': { comment: secret } });
});

it('would be found readable where the browser cannot encrypt, so only a remembered session keeps it', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
  beginSession(tokensOf('ada'), { remember: false });
  await expect(keepDraft(draft())).rejects.toThrow('cannot encrypt');
  await keepData('ada1', { data: {}, keptAt: {} });
  expect(await countHere()).toBe(0);

  beginSession(tokensOf('ada'), { remember: true });
  await keepAll();
  expect((await keptHere()).join()).toMatch(/kawa, jan@/);
});

it.each([
  { remember: false, left: 0 },
  { remember: true, left: 2 },
])('after the browser was closed, $left are left (remembered: $remember)', async (found) => {
  beginSession(tokensOf('ada'), { remember: found.remember });
  await keepAll();
  closeBrowser();

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  followStorageKey();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await countHere()).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await expect.poll(countHere).toBe(found.left);
  expect((await readDrafts('form', 'f1')).length).toBe(found.left / 2);
});

it('goes when a page that the app does not draw begins, unless it is remembered or a tab is open', async () => {
  beginSession(tokensOf('ada'), { remember: false });
  await keepAll();
  await dropUnreadable(isOfBrowser, { waitMs: 0 });
  expect(await countHere()).toBe(2);

  closeBrowser();
  beginSession(tokensOf('ben'), { remember: true });
  await keepDraft(draft('editor-2'));
  await dropUnreadable(isOfBrowser, { waitMs: 0 });
  await expect.poll(countHere).toBe(1);
  expect(await readDrafts('form', 'f1')).toEqual([draft('editor-2')]);
});

it('stays while another tab can read it, whoever begins or ends a session here', async () => {
  beginSession(tokensOf('ada'), { remember: false });
  await keepAll();
  // A copy of the tab stays when this one is closed.
  locks.push(...locks);
  forgetKeysOfTab();

  followStorageKey();
  beginSession(tokensOf('ben'), { remember: false });
  await keepDraft(draft('editor-2'));
  logOut();
  await expect.poll(countHere).toBe(2);

  locks = [];
  await dropUnreadable(() => false, { waitMs: 0 });
  expect(await countHere()).toBe(0);
});

it.each([
  [false, true],
  [true, false],
])(
  'brings drafts of a session that ran out to the next (remembered: %s, %s)',
  async (...remember) => {
    beginSession(tokensOf('ada'), { remember: remember[0] });
    await keepAll();
    const former = ownKey()?.id;
    expireSession();
    await forgetKeptData();

    beginSession(tokensOf('ada'), { remember: remember[1] });
    expect(await readDrafts('form', 'f1')).toEqual([draft()]);
    expect(ownKey()?.id).not.toBe(former);
    expect(await countHere()).toBe(1);
  },
);

it('a logout deletes it and its key, in a tab that was copied too', async () => {
  beginSession(tokensOf('ada'), { remember: false });
  await keepAll();
  locks.push(...locks);
  const waiting = forgetKeptData();
  logOut();
  await waiting;

  expect(readSession().isLoggedIn).toBe(false);
  await expect.poll(countHere).toBe(0);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('bytes');
});

it('lets go of its lock while the browser keeps the page for the way back', async () => {
  beginSession(tokensOf('ada'), { remember: false });
  followStorageKey();
  expect(new Set(locks).size).toBe(1);

  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(locks).toEqual([]));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(new Set(locks).size).toBe(1);
});
