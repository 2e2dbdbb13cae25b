// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { logOut } from '../../session/endSession';
import { beginSession } from '../../session/startSession';
import { setSession, storeLogin } from '../../session/session';
import { fakeGateway } from '../../test/fakeGateway';
import { readStore } from './draftDatabase';
import { dropDraft, forgetDrafts, keepDraft, readDrafts, type Draft } from './drafts';

const tokensOf = (user: string) => {
  const token = `h.${btoa(JSON.stringify({ user_id: user, sid: `${user}1` }))}.s`;
  return { access: token, refresh: token };
};

/** Somebody goes on with a session they have. */
const continueAs = (user: string) => {
  storeLogin(tokensOf(user), { remember: true });
  setSession({ checkedAuth: true, isLoggedIn: true });
};

const draft: Draft = {
  id: 'editor-1',
  kind: 'form',
  documentId: 'f1',
  document: { title: 'Terrace' },
  base: { title: 'Tables' },
  revision: 3,
  changedAt: 1_000,
};

const idsLeft = async () => (await readDrafts('form', 'f1')).map(({ id }) => id);
const countOnDevice = () => readStore((store) => store.count());

beforeEach(() => {
  fakeGateway({});
  continueAs('ada');
});
afterEach(() => forgetDrafts());

it('keeps one draft of each editor, the latest first', async () => {
  await keepDraft(draft);
  await keepDraft({ ...draft, id: 'editor-2', changedAt: 2_000 });
  await keepDraft({ ...draft, changedAt: 3_000 });

  expect(await readDrafts('form', 'f1')).toMatchObject([
    { ...draft, changedAt: 3_000 },
    { id: 'editor-2' },
  ]);
});

it('keeps drafts of other documents apart', async () => {
  await keepDraft(draft);

  expect(await readDrafts('form', 'f2')).toEqual([]);
  expect(await readDrafts('frame', 'f1')).toEqual([]);
});

it('forgets a draft that the server has', async () => {
  await keepDraft(draft);
  await dropDraft(draft.id);

  expect(await idsLeft()).toEqual([]);
});

it('shows nobody the drafts of another account', async () => {
  await keepDraft(draft);
  continueAs('eve');

  expect(await idsLeft()).toEqual([]);
});

it('leaves nothing on the device after a logout, and keeps nothing from then on', async () => {
  await keepDraft(draft);
  logOut();

  await expect(keepDraft(draft)).rejects.toThrow('Nobody is logged in');
  await expect.poll(countOnDevice).toBe(0);
});

it('keeps drafts through a session that ran out, for the same person only', async () => {
  await keepDraft(draft);
  setSession({ isLoggedIn: false });

  beginSession(tokensOf('ada'), { remember: true });
  expect(await idsLeft()).toEqual(['editor-1']);

  setSession({ isLoggedIn: false });
  beginSession(tokensOf('eve'), { remember: true });
  await expect.poll(countOnDevice).toBe(0);
});
