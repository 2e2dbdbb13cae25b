// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followTabs, rememberOwnSession } from './startSession';
import { readSession, setSession, type TabMessage, storeLogin, tokenKeys } from './session';

const tokenOf = (sid: string) => `h.${btoa(JSON.stringify({ sid }))}.s`;

/** What another tab of this browser says. */
const otherTab = new BroadcastChannel('hearback-session');
const hear = (news: TabMessage) => otherTab.postMessage(news);

/** What the browser tells of a change that another tab has made. */
const changed = (key: string | null, oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }),
  );

followTabs();

afterAll(() => otherTab.close());

beforeEach(() => {
  storeLogin({ access: tokenOf('own'), refresh: 'r1' }, { remember: false });
  setSession({ checkedAuth: true, isLoggedIn: true });
  rememberOwnSession();
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('leaves when another tab ends the session, and forgets its own tokens', async () => {
  hear({ kind: 'ended', sessionId: 'own' });

  await vi.waitFor(() => expect(readSession().isLoggedIn).toBe(false));
  expect(sessionStorage).toHaveLength(0);
});

it('stays when another tab ends a session that is not its own', async () => {
  hear({ kind: 'ended', sessionId: 'other' });
  // Messages keep their order: once this one is here, the first one was heard.
  hear({ kind: 'rotated', from: 'r1', to: 'r2' });

  await vi.waitFor(() => expect(sessionStorage.getItem(tokenKeys.refresh)).toBe('r2'));
  expect(readSession().isLoggedIn).toBe(true);
});

it.each([
  { when: 'logs somebody else in', before: null, after: tokenOf('other'), isLoggedIn: false },
  { when: 'starts with an old token', before: tokenOf('own'), after: null, isLoggedIn: true },
  { when: 'renews the session', before: tokenOf('own'), after: tokenOf('own'), isLoggedIn: true },
  { when: 'removes a stranger’s token', before: tokenOf('other'), after: null, isLoggedIn: true },
])('when another tab $when: logged in is $isLoggedIn', ({ before, after, isLoggedIn }) => {
  changed(tokenKeys.access, before, after);

  expect(readSession().isLoggedIn).toBe(isLoggedIn);
});

it.each([
  { when: 'the session’s', before: tokenOf('own'), isLoggedIn: false },
  { when: 'a stranger’s', before: tokenOf('other'), isLoggedIn: true },
])('when $when refresh token is removed: logged in is $isLoggedIn', ({ before, isLoggedIn }) => {
  // Remembered: the refresh token lay in the storage that the tabs share.
  sessionStorage.clear();

  changed(tokenKeys.refresh, before, null);

  expect(readSession().isLoggedIn).toBe(isLoggedIn);
});

it('keeps a session of its own tab when another one ends', () => {
  changed(tokenKeys.refresh, tokenOf('own'), null);

  expect(readSession().isLoggedIn).toBe(true);
});

it('leaves when everything that was stored is cleared', () => {
  sessionStorage.clear();

  changed(null, null, null);

  expect(readSession().isLoggedIn).toBe(false);
});

it.each([
  { when: 'the session was ended', sid: undefined, isLoggedIn: false },
  { when: 'somebody else was logged in', sid: 'other', isLoggedIn: false },
  { when: 'nothing happened', sid: 'own', isLoggedIn: true },
])('on the way back to a page, when $when: logged in is $isLoggedIn', ({ sid, isLoggedIn }) => {
  sessionStorage.clear();
  if (sid) storeLogin({ access: tokenOf(sid), refresh: tokenOf(sid) }, { remember: true });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(readSession().isLoggedIn).toBe(isLoggedIn);
});
