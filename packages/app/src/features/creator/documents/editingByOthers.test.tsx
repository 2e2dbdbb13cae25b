// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetDrafts, readDrafts } from '../../../server/drafts/drafts';
import { reportAnswer } from '../../../server/sendRequest';
import type { Answer } from '../../../test/fakeGateway';
import { press } from '../../../test/renderApp';
import { changedBy, formOf, goneForm, savingGateway } from './editing.fixtures';
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

describe('what somebody else saved meanwhile', () => {
  it('is put together with a change to something else', async () => {
    const { user, rename, saves } = openStored(changedBy(another('Tables', '#fff8f0')));
    await rename('Terrace');
    await pause();
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Your changes and the others fit together. Nothing of either is lost.');

    await press(user, 'Save both together');
    await says('Saved');
    expect(saves()[1]).toEqual({
      id: 'f1',
      revision: 7,
      document: another('Terrace', '#fff8f0'),
    });
  });

  it('is shown beside a change to the same, and a person chooses', async () => {
    const { user, rename, saves } = openStored(changedBy(another('Bar')));
    await rename('Terrace');
    await pause();
    const choice = within(await screen.findByRole('radiogroup', { name: 'Title' }));
    expect(choice.getAllByRole('radio')).toHaveLength(2);
    await user.click(choice.getByRole('radio', { name: /Theirs/ }));

    await press(user, 'Save what I chose');
    await says('Saved');
    expect(saves()[1]).toMatchObject({ revision: 7, document: { title: 'Bar' } });
  });

  it('stays as it is when mine is saved as a copy', async () => {
    const { user, rename, saves } = openStored(changedBy(another('Bar')));
    await rename('Terrace');
    await pause();
    await press(user, 'Save mine as a copy');

    await waitFor(() => expect(window.location.pathname).toBe('/creator/editor/forms/f9/'));
    expect(saves()[1]).toMatchObject({ document: another('Terrace (copy)') });
    await expect.poll(() => readDrafts('form', 'f1')).toEqual([]);
  });

  it('may have left nothing of the form: mine becomes one copy, with what is typed meanwhile', async () => {
    let answer: (answer: Answer) => void = () => {};
    const { user, rename, saves } = openEditor('f1/?step=general', {
      ...savingGateway([goneForm]),
      AddForm: () => new Promise<Answer>((resolve) => (answer = resolve)),
    });
    await rename('Terrace');
    await pause();
    const button = await screen.findByRole('button', { name: 'Save mine as a copy' });
    await user.click(button);
    await user.click(button);
    await rename('Roof');
    await waitFor(() => expect(saves()).toHaveLength(2));
    const form = formOf(another('Terrace (copy)'), 1, 'f9');
    answer({ data: { addForm: { __typename: 'AddFormPayload', form, errors: [] } } });

    await waitFor(() => expect(window.location.pathname).toBe('/creator/editor/forms/f9/'));
    expect(saves().slice(1)).toMatchObject([
      { document: another('Terrace (copy)') },
      { id: 'f9', revision: 1, document: another('Roof') },
    ]);
  });

  it('leaves a copy with as much of its name as fits', async () => {
    const { user, rename, saves } = openStored(changedBy(another('Bar')));
    await rename('x'.repeat(120));
    await pause();
    await press(user, 'Save mine as a copy');

    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({ document: { title: `${'x'.repeat(113)} (copy)` } });
  });

  it('is not written over when the question is put off', async () => {
    const { user, rename, saves } = openStored(changedBy(another('Bar')));
    await rename('Terrace');
    await pause();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await says('Your changes wait on this device until you have chosen what stays.');
    await rename('Terrace 2');
    await pause();

    expect(saves()).toHaveLength(1);
    await press(user, 'Choose what stays');
    await screen.findByRole('dialog');
  });
});

describe('another window of this browser', () => {
  const news = { account: 'ada', place: 'form f1', editor: 'other' };
  const other = new BroadcastChannel('hearback-editors');

  it('is told of while it has the same form open', async () => {
    openStored();
    await screen.findByRole('textbox', { name: /^Title/ });
    other.postMessage({ ...news, kind: 'opened' });
    await says('Also open in another window');

    other.postMessage({ ...news, kind: 'closed' });
    await waitFor(() => expect(screen.queryByText('Also open in another window')).toBeNull());
  });

  it('of somebody else is not heard', async () => {
    openStored();
    await screen.findByRole('textbox', { name: /^Title/ });
    const newer = { id: 'f1', document: another('Bar'), revision: 2 };
    other.postMessage({ ...news, account: 'bob', kind: 'saved', stored: newer });
    other.postMessage({ ...news, kind: 'opened' });

    await says('Also open in another window');
    expect(screen.queryByText('Changed in another window')).toBeNull();
  });

  it('with a new form has another one', async () => {
    const told = vi.fn();
    const listen = ({ data }: MessageEvent<{ kind: string; place: string }>) =>
      told(data.kind, data.place);
    other.addEventListener('message', listen);
    const { user, rename } = openEditor('new/?step=general', savingGateway());
    await screen.findByRole('textbox', { name: /^Title/ });
    const theirs = { id: 'f8', document: another('Bar'), revision: 3 };
    other.postMessage({ ...news, place: 'form new', kind: 'saved', stored: theirs });
    other.postMessage({ ...news, place: 'form new', kind: 'opened' });
    await waitFor(() => expect(told).toHaveBeenCalledWith('here', 'form new'));
    expect(screen.queryByText('Changed in another window')).toBeNull();

    await rename('Terrace');
    await press(user, 'Next');
    await waitFor(() => expect(told).toHaveBeenCalledWith('opened', 'form f9'));
    expect(told).not.toHaveBeenCalledWith('saved', 'form new');
    expect(screen.queryByText('Changed in another window')).toBeNull();
    other.removeEventListener('message', listen);
  });

  it('brings its newer state when a person wants it', async () => {
    const { user, saves } = openStored();
    await screen.findByRole('textbox', { name: /^Title/ });
    const newer = { id: 'f1', document: another('Bar'), revision: 2 };
    other.postMessage({ ...news, kind: 'saved', stored: newer });
    await press(user, 'Load the newer one');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bar');
    expect(screen.queryByText('Changed in another window')).toBeNull();
    await pause();
    expect(saves()).toEqual([]);
  });
});
