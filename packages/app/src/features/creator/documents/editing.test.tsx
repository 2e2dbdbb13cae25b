// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetDrafts, keepDraft, readDrafts, type Draft } from '../../../server/drafts/drafts';
import { reportAnswer } from '../../../server/sendRequest';
import { setSession } from '../../../session/session';
import { fillIn, press, renderApp } from '../../../test/renderApp';
import { logInAs, savingGateway, stored } from './editing.fixtures';
import { another, openEditor, openStored, pause, says } from './openEditor.fixtures';

beforeEach(() => {
  // Real time goes on, and a pause can be made short. The browser's database keeps its own clock.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
});
afterEach(async () => {
  await forgetDrafts();
  vi.useRealTimers();
  reportAnswer();
});

const draft = {
  id: 'closed-window',
  kind: 'form' as const,
  documentId: 'f1',
  document: another('Terrace'),
  base: stored,
  revision: 1,
  changedAt: Date.UTC(2026, 10, 21, 9, 30),
};

/** Keeps a draft for the person who opens the editor next. */
async function leaveDraft(change: Partial<Draft> = {}) {
  logInAs('ada');
  setSession({ isLoggedIn: true });
  await keepDraft({ ...draft, ...change });
}

/** The types of the fields that were saved. */
const typesIn = (input: unknown) =>
  (input as { document: typeof stored }).document.fields.map(({ type }) => type);

describe('a change', () => {
  it('is saved by itself, upon the revision that was edited', async () => {
    const { rename, saves } = openStored();
    await rename('Terrace');
    await says('Saving…');
    expect(saves()).toEqual([]);

    await pause();
    await says('Saved');
    expect(saves()).toEqual([{ id: 'f1', revision: 1, document: another('Terrace') }]);
  });

  it('is saved at once when the page is left', async () => {
    const { user, rename, saves } = openStored();
    await rename('Terrace');
    await user.click(screen.getAllByRole('link', { name: 'Forms' })[0]!);

    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is saved at once when a step is left', async () => {
    const { user, rename, saves } = openStored();
    await rename('Terrace');
    await press(user, 'Next');

    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  it('that has no title stays on this device, and the field says what is missing', async () => {
    const { rename, saves } = openStored();
    await rename('');
    await pause();

    await says('Saved on this device');
    await screen.findAllByText('There was an issue with the form title.');
    expect(saves()).toEqual([]);
  });

  it('that the server refuses is said at the field, and editing goes on', async () => {
    const { rename, saves } = openStored({
      data: {
        updateForm: {
          __typename: 'UpdateFormPayload',
          form: null,
          current: null,
          errors: [{ field: 'title', code: 'title_required', message: '' }],
        },
      },
    });
    await rename('Terrace');
    await pause();
    await says('Could not save');
    expect(screen.getByRole('textbox', { name: /^Title/ }).getAttribute('aria-invalid')).toBe(
      'true',
    );

    await rename('Terrace 2');
    await pause();
    await says('Saved');
    expect(saves()).toHaveLength(2);
  });
});

describe('a new form', () => {
  it('gets an address by its first save and keeps its steps back', async () => {
    const { user, saves } = openEditor('new/?step=fields', savingGateway());
    await press(user, 'Add Email');
    await pause();
    await says('Saved');
    expect(window.location.pathname).toBe('/creator/editor/forms/f9/');

    await press(user, 'Next');
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await pause();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves().map(typesIn)).toEqual([
      ['rating', 'comment', 'email', 'navigation'],
      ['rating', 'comment', 'navigation'],
    ]);
    expect(saves()[1]).toMatchObject({ id: 'f9', revision: 1 });
  });

  it('with nothing but a title is no form yet: it stays on this device', async () => {
    const { user, rename, saves } = openEditor('new/?step=general', savingGateway());
    await rename('Terrace');
    await pause();
    await says('Saved on this device');
    await user.click(screen.getAllByRole('link', { name: 'Forms' })[0]!);

    await waitFor(() => expect(window.location.pathname).toBe('/creator/forms/'));
    expect(saves()).toEqual([]);
    expect(await readDrafts('form', 'new')).toHaveLength(1);
  });

  it('is asked for again under the same id when there was no answer', async () => {
    const answers = savingGateway();
    const { AddForm } = answers;
    let isLost = true;
    const { user, saves } = openEditor('new/?step=fields', {
      ...answers,
      AddForm: (variables) => {
        if (isLost || typeof AddForm !== 'function') return 'silence';
        return AddForm(variables);
      },
    });
    await press(user, 'Add Email');
    await pause();
    await says('Saved on this device');
    isLost = false;
    reportAnswer();

    await says('Saved');
    const [first, again] = saves() as { id: string }[];
    expect(first?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(again?.id).toBe(first?.id);
  });

  it('keeps its step when it is saved by leaving another', async () => {
    const { user } = openEditor('new/?step=general', savingGateway());
    await fillIn(user, { Title: 'Terrace' });
    await press(user, 'Next');

    await waitFor(() => expect(window.location.pathname).toBe('/creator/editor/forms/f9/'));
    expect(window.location.search).toBe('?step=fields');
    await screen.findByRole('button', { name: 'Add Email' });
  });
});

describe('without a network', () => {
  it('changes stay on this device and are sent when it is back', async () => {
    const { rename, saves } = openStored('silence');
    await rename('Terrace');
    await pause();
    await says('Saved on this device');
    await expect.poll(() => readDrafts('form', 'f1')).toMatchObject([{ revision: 1 }]);

    reportAnswer();
    await says('Saved');
    expect(saves()).toHaveLength(2);
    await expect.poll(() => readDrafts('form', 'f1')).toEqual([]);
  });
});

describe('changes that a window left behind', () => {
  it('are offered, and restored upon what they were made on', async () => {
    await leaveDraft();
    const { user, saves } = openStored();
    await says(/^Unsaved changes from .* on this device$/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tables');

    await press(user, 'Restore');
    await pause();
    await says('Saved');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terrace');
    expect(saves()).toEqual([{ id: 'f1', revision: 1, document: another('Terrace') }]);
    await expect.poll(() => readDrafts('form', 'f1')).toEqual([]);
  });

  it('of a new form go into the one that was saved since, upon its revision', async () => {
    await leaveDraft({ documentId: 'new', revision: null });
    const { user, saves } = openEditor('new/?step=fields', savingGateway());
    await says(/^Unsaved changes/);
    await press(user, 'Add Email');
    await pause();
    await says('Saved');

    await press(user, 'Restore');
    await pause();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toEqual({ id: 'f9', revision: 1, document: another('Terrace') });
  });

  it('are gone when nobody wants them', async () => {
    await leaveDraft();
    const { user, saves } = openStored();
    await press(user, 'Discard');

    await expect.poll(() => readDrafts('form', 'f1')).toEqual([]);
    expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
    expect(saves()).toEqual([]);
  });

  it('are no news when the server has them', async () => {
    await leaveDraft({ document: stored });
    openStored();
    await screen.findByRole('textbox', { name: /^Title/ });

    await expect.poll(() => readDrafts('form', 'f1')).toEqual([]);
    expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
  });
});

describe('a document that is gone', () => {
  it.each([
    ['forms', { FormEditorPage: { data: { form: null } } }],
    ['frames', { FrameEditorPage: { data: { frame: null } } }],
    ['codes', { CodeEditorPage: { data: { code: null } } }],
  ])('leads back to the list of %s', async (kind, answers) => {
    renderApp(`/creator/editor/${kind}/gone/`, { isLoggedIn: true, answers });
    await says('This does not exist any more');
    const back = screen.getByRole('link', { name: 'Back to the list' });
    expect(back.getAttribute('href')).toBe(`/creator/${kind}/`);
  });
});
