// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { newFrameDocument, type FrameDocument } from '@hearback/schema/documents';

import { forgetDrafts, keepDraft, readDrafts } from '../../../server/drafts/drafts';
import { reportAnswer } from '../../../server/sendRequest';
import { expireSession } from '../../../session/endSession';
import { setSession } from '../../../session/session';
import type { Answer, Answers } from '../../../test/fakeGateway';
import { fillIn, press, renderApp } from '../../../test/renderApp';
import { pauseMs, retryMs } from './DocumentSaver';
import { logInAs, savingGateway, stored } from './editing.fixtures';

const pause = () => vi.advanceTimersByTimeAsync(pauseMs);

/** The editor with a change that is on the screen only, or on the device. */
async function change(first: Answer[], { hasAccount = true } = {}) {
  const answers = savingGateway(first);
  const rendered = renderApp('/creator/editor/forms/f1/?step=general', {
    isLoggedIn: true,
    answers,
  });
  if (hasAccount) logInAs('ada');
  await fillIn(rendered.user, { Title: 'Terrace' });
  return rendered;
}

const follow = async (user: Awaited<ReturnType<typeof change>>['user'], name: string) => {
  const [link] = screen.getAllByRole('link', { name });
  if (link) await user.click(link);
};
const question = 'Leave without saving?';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(async () => {
  await forgetDrafts();
  vi.useRealTimers();
  reportAnswer();
});

describe('leaving an editor', () => {
  it('asks nothing when this device has the change', async () => {
    const { user } = await change(['silence', 'silence']);
    await expect.poll(() => readDrafts('form', 'f1')).toHaveLength(1);
    await follow(user, 'Forms');

    await waitFor(() => expect(window.location.pathname).toBe('/creator/forms/'));
    expect(await readDrafts('form', 'f1')).toHaveLength(1);
  });

  it('asks when neither the server nor this device has it', async () => {
    const { user } = await change(['silence', 'silence', 'silence'], { hasAccount: false });
    await follow(user, 'Forms');

    await screen.findByRole('dialog', { name: question });
    expect(window.location.pathname).toBe('/creator/editor/forms/f1/');
  });

  it('saves before a logout, which would leave nothing here', async () => {
    const { user, asked } = await change([]);
    await follow(user, 'Log out');

    await waitFor(() => expect(window.location.pathname).toBe('/login/'));
    expect(asked.filter(({ name }) => name === 'UpdateForm')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before a logout that would lose what cannot be saved', async () => {
    const { user } = await change(['silence', 'silence', 'silence']);
    await follow(user, 'Log out');

    await screen.findByRole('dialog', { name: question });
    expect(await readDrafts('form', 'f1')).toHaveLength(1);
  });
});

describe('an editor whose session has ended', () => {
  it('does not save its change for who logs in next', async () => {
    const { asked } = await change(Array<Answer>(9).fill('silence'));
    const saves = () => asked.filter(({ name }) => name === 'UpdateForm');
    await pause();
    await waitFor(() => expect(saves()).not.toEqual([]));
    expireSession();
    await waitFor(() => expect(window.location.pathname).toBe('/login/'));
    const before = saves().length;

    logInAs('bob');
    setSession({ isLoggedIn: true });
    reportAnswer();
    await vi.advanceTimersByTimeAsync(retryMs * 2);
    expect(saves()).toHaveLength(before);
    expect(await readDrafts('form', 'f1')).toEqual([]);
  });
});

describe('an editor that is opened without a network', () => {
  it('begins with what a draft knows of the server', async () => {
    logInAs('ada');
    setSession({ isLoggedIn: true });
    await keepDraft({
      id: 'closed-window',
      kind: 'form',
      documentId: 'f2',
      document: { ...stored, title: 'Terrace' },
      base: stored,
      revision: 4,
      changedAt: 1_000,
    });
    const { user, asked } = renderApp('/creator/editor/forms/f2/?step=general', {
      isLoggedIn: true,
      answers: { ...savingGateway(), FormEditorPage: 'silence' },
    });
    logInAs('ada');
    await press(user, 'Restore');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terrace');

    reportAnswer();
    await pause();
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'UpdateForm')?.variables).toMatchObject({
        input: { revision: 4, document: { title: 'Terrace' } },
      }),
    );
  });
});

describe('a frame', () => {
  it('is saved by itself too, upon the revision that was edited', async () => {
    const document = newFrameDocument('Card');
    const frameOf = (shown: FrameDocument, revision: number) => ({
      __typename: 'Frame',
      id: 'r1',
      name: shown.name,
      document: shown,
      revision,
      hasQr: true,
      dateCreated: '2026-11-20T10:00:00Z',
      dateUpdated: '2026-11-20T10:00:00Z',
    });
    const answers: Answers = {
      FrameEditorPage: { data: { frame: frameOf(document, 3) } },
      UpdateFrame: ({ input }) => ({
        data: {
          updateFrame: {
            __typename: 'UpdateFramePayload',
            frame: frameOf((input as { document: FrameDocument }).document, 4),
            current: null,
            errors: [],
          },
        },
      }),
    };
    const { user, asked } = renderApp('/creator/editor/frames/r1/', { isLoggedIn: true, answers });
    await fillIn(user, { Name: 'Bar card' });
    await pause();

    await screen.findByText('Saved');
    expect(asked.filter(({ name }) => name === 'UpdateFrame')).toMatchObject([
      { variables: { input: { id: 'r1', revision: 3, document: { name: 'Bar card' } } } },
    ]);
  });
});
