// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answer } from '../../../test/fakeGateway';
import { press, renderApp } from '../../../test/renderApp';

const open = (answers: Record<string, Answer> = {}) =>
  renderApp('/creator/editor/forms/new/?step=fields', { isLoggedIn: true, answers });

const refusing = (errors: object[]): Answer => ({
  data: { addForm: { __typename: 'AddFormPayload', form: null, errors } },
});

const saveState = async () => {
  const [mark] = await screen.findAllByText(/^(Saved|Saving…|Not saved|Could not save)$/);
  return mark?.textContent;
};

describe('the steps of the form editor', () => {
  it('are one history: what one step added, another takes back', async () => {
    const { user } = open();
    await press(user, 'Add Email');
    await press(user, 'Remove Comment');

    await press(user, 'Next');
    const fields = within(await screen.findByRole('list', { name: 'Fields' }));
    expect(fields.getByRole('button', { name: 'Remove Email' })).toBeTruthy();
    await press(user, 'Undo: Remove Comment');
    await press(user, 'Undo: Add Email');

    await waitFor(() => expect(fields.queryByRole('button', { name: 'Remove Email' })).toBeNull());
    expect(fields.getByRole('button', { name: 'Remove Comment' })).toBeTruthy();
  });

  it('call a field the same', async () => {
    const { user } = open();
    const add = await screen.findAllByRole('button', { name: /^Add / });
    const names = add.map((button) => button.getAttribute('aria-label'));
    expect(names).toContain('Add Logo');
    for (const name of names) await press(user, name ?? '');

    await press(user, 'Next');
    const fields = within(await screen.findByRole('list', { name: 'Fields' }));
    for (const name of names) {
      const removes = `Remove ${name?.slice('Add '.length)}`;
      expect(fields.getByRole('button', { name: removes })).toBeTruthy();
    }
  });

  it('keep what was undone, to be done again after a look at another step', async () => {
    const { user } = open();
    await press(user, 'Add Email');
    await press(user, 'Next');
    await press(user, 'Undo: Add Email');

    await press(user, 'Back');
    await press(user, 'Next');
    await press(user, 'Redo: Add Email');

    expect(await screen.findByRole('button', { name: 'Remove Email' })).toBeTruthy();
  });
});

describe('the save state', () => {
  it('says that a new form is not saved', async () => {
    open();

    expect(await saveState()).toBe('Not saved');
  });

  it('says that a save failed, until the form is another and is saved again', async () => {
    const { user } = open({
      AddForm: refusing([{ field: 'title', code: 'title_required', message: '' }]),
    });
    await press(user, 'Save form');

    await waitFor(async () => expect(await saveState()).toBe('Could not save'));
    await press(user, 'Add Email');
    await waitFor(async () => expect(await saveState()).toBe('Saving…'));
  });
});
