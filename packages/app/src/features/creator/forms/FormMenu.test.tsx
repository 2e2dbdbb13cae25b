// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { newFormDocument, type FormDocument } from '@hearback/schema/documents';

import { forgetDrafts } from '../../../server/drafts/drafts';
import type { Answer, Answers } from '../../../test/fakeGateway';
import { press, renderApp } from '../../../test/renderApp';
import { formOf, savingGateway, stored } from '../documents/editing.fixtures';
import { ownTemplate, starter, templateAnswers } from '../templates/template.fixtures';

const older = newFormDocument('Tables', ['rating', 'email']);
const versionOf = (document: FormDocument): Answer => ({
  data: {
    form: {
      __typename: 'Form',
      id: 'f1',
      versions: [
        {
          __typename: 'FormVersion',
          version: 1,
          document,
          dateCreated: '2026-11-02T10:00:00Z',
          answers: 12,
          codes: 2,
          isCurrent: true,
        },
      ],
    },
  },
});
/** Their names say which templates come first. */
const noLocations: Answers = {
  LocationChoices: {
    data: {
      list: {
        __typename: 'LocationPage',
        items: [],
        pageInfo: { __typename: 'PageInfo', page: 1, pageSize: 100, pageCount: 1, totalCount: 0 },
      },
    },
  },
};
const versions: Answers = {
  FormVersions: versionOf(older),
  RestoreFormVersion: {
    data: { restoreFormVersion: { form: formOf(older, 2), current: null, errors: [] } },
  },
};

async function choose(action: string, answers: Answers = {}) {
  const rendered = renderApp('/creator/editor/forms/f1/?step=fields', {
    isLoggedIn: true,
    answers: {
      ...savingGateway(),
      ...templateAnswers,
      ...noLocations,
      ...versions,
      ...answers,
    },
  });
  await press(rendered.user, 'More actions');
  await rendered.user.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    ...rendered,
    dialog,
    sent: (name: string) => rendered.asked.find((one) => one.name === name)?.variables['input'],
  };
}

afterEach(() => forgetDrafts());

describe('a template', () => {
  it('takes the place of the fields after a question, and keeps the title', async () => {
    const { user, dialog, sent } = await choose('Start from a template');
    await user.click(await dialog.findByRole('button', { name: starter.name }));
    expect(screen.getByText(new RegExp(`The fields and colors of “${starter.name}”`))).toBeTruthy();

    await press(user, 'Replace');

    await press(user, 'Save form');
    await waitFor(() =>
      expect(sent('UpdateForm')).toMatchObject({
        document: { ...starter.document, title: stored.title },
      }),
    );
  });

  it('tells why it asks each question, and is used from there', async () => {
    const { user, dialog } = await choose('Start from a template');
    await user.click(await dialog.findByRole('button', { name: `Actions for ${starter.name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Why these questions' }));
    const notes = await screen.findByRole('dialog', { name: 'Café: why these questions' });

    expect(within(notes).getByText('How was it today?')).toBeTruthy();
    expect(within(notes).getByText(/One tap while the cup is warm/)).toBeTruthy();
    expect(within(notes).getAllByRole('listitem')).toHaveLength(3);
    await user.click(within(notes).getByRole('button', { name: 'Use this form' }));
    expect(screen.getByText(new RegExp(`The fields and colors of “${starter.name}”`))).toBeTruthy();
  });

  it('is found by a part of its name', async () => {
    const { user, dialog } = await choose('Start from a template');
    await user.type(await dialog.findByRole('searchbox'), 'our t');

    expect(dialog.queryByRole('button', { name: starter.name })).toBeNull();
    expect(dialog.getByRole('button', { name: ownTemplate.name })).toBeTruthy();
    await user.type(dialog.getByRole('searchbox'), 'zzz');
    expect(dialog.getByText('No templates found')).toBeTruthy();
  });

  it('of one’s own goes at once, and can be had back', async () => {
    const { user, dialog, sent } = await choose('Start from a template', {
      RemoveTemplates: {
        data: { removeTemplates: { removedIds: ['t1'], deletionId: 'd1', errors: [] } },
      },
    });
    await user.click(
      await dialog.findByRole('button', { name: `Actions for ${ownTemplate.name}` }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

    await waitFor(() => expect(sent('RemoveTemplates')).toEqual({ ids: ['t1'] }));
    expect(await screen.findByRole('button', { name: 'Undo', hidden: true })).toBeTruthy();
  });

  it('is kept under a name, the form’s title unless another is typed', async () => {
    const { user, dialog, sent } = await choose('Save as template', {
      AddTemplate: { data: { addTemplate: { template: ownTemplate, errors: [] } } },
    });
    await user.click(dialog.getByRole('button', { name: 'Save as template' }));

    await waitFor(() => expect(sent('AddTemplate')).toEqual({ name: 'Tables', document: stored }));
    expect(await screen.findByText('Template saved successfully!')).toBeTruthy();
  });

  it('needs a name', async () => {
    const { user, dialog, sent } = await choose('Save as template');
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.click(dialog.getByRole('button', { name: 'Save as template' }));

    expect(await dialog.findByText('This field is required.')).toBeTruthy();
    expect(sent('AddTemplate')).toBeUndefined();
  });
});

describe('a version', () => {
  it('is compared in words, and comes back after a question as a step that can be undone', async () => {
    const { user, dialog, sent } = await choose('Versions');
    await user.click(await dialog.findByRole('button', { name: 'Compare version 1' }));
    const differences = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(differences.join(' ')).toMatch(/CommentAdded.*EmailRemoved/);

    await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
    await press(user, 'Restore');

    await waitFor(() =>
      expect(sent('RestoreFormVersion')).toEqual({ formId: 'f1', version: 1, revision: 1 }),
    );
    expect(await screen.findByRole('button', { name: 'Remove Email' })).toBeTruthy();
    await press(user, 'Next');
    await press(user, 'Undo: Replace the form');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Email' })).toBeNull());
  });

  it('cannot be restored when the form says the same, in whatever order a database answers it', async () => {
    const { title, style, fields } = stored;
    const { user, dialog } = await choose('Versions', {
      FormVersions: versionOf({ fields, style, title }),
    });
    await user.click(await dialog.findByRole('button', { name: 'Compare version 1' }));

    expect(dialog.getByRole('button', { name: 'All versions' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Restore version 1' })).toBeNull();
  });

  it('leads to what somebody else has saved meanwhile when that is newer', async () => {
    const theirs = { ...stored, title: 'Bar' };
    const { user, dialog } = await choose('Versions', {
      RestoreFormVersion: {
        data: {
          restoreFormVersion: {
            form: null,
            current: formOf(theirs, 7),
            errors: [{ field: null, code: 'form_changed', message: '' }],
          },
        },
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Compare version 1' }));
    await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
    await press(user, 'Restore');

    expect(await screen.findByRole('dialog', { name: 'Changed elsewhere meanwhile' })).toBeTruthy();
    expect(screen.queryByText('There was a server issue, please try again later!')).toBeNull();
  });
});
