// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { newFormDocument, newFrameDocument } from '@hearback/schema/documents';

import { press, renderApp } from '../../../test/renderApp';

const pageInfo = { page: 1, pageSize: 25, pageCount: 1, totalCount: 1, __typename: 'PageInfo' };
const dates = { dateCreated: '2026-11-02T10:00:00Z', dateUpdated: '2026-11-03T10:00:00Z' };

const form = {
  __typename: 'Form',
  id: 'f1',
  title: 'Café Lipa',
  document: newFormDocument('Café Lipa'),
  usedByCodes: 0,
  ...dates,
};
const frame = {
  __typename: 'Frame',
  id: 'r1',
  name: 'Table card',
  document: newFrameDocument('Table card'),
  hasQr: true,
  ...dates,
};

const kinds = [
  {
    kind: 'form',
    path: '/creator/forms/',
    name: 'Café Lipa',
    mutation: 'RemoveForms',
    answers: {
      FormsTab: { data: { forms: { __typename: 'FormPage', items: [form], pageInfo } } },
      RemoveForms: {
        data: { removeForms: { removedIds: ['f1'], unpublishedCodes: 0, errors: [] } },
      },
    },
  },
  {
    kind: 'frame',
    path: '/creator/frames/',
    name: 'Table card',
    mutation: 'RemoveFrames',
    answers: {
      FramesTab: { data: { frames: { __typename: 'FramePage', items: [frame], pageInfo } } },
      RemoveFrames: {
        data: { removeFrames: { removedIds: ['r1'], unpublishedCodes: 0, errors: [] } },
      },
    },
  },
];

describe('the list of documents', () => {
  it.each(kinds)('asks before a $kind goes, and sends its id', async (one) => {
    const { user, asked } = renderApp(one.path, { isLoggedIn: true, answers: one.answers });
    await press(user, `Actions for ${one.name}`);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(asked.some(({ name }) => name === one.mutation)).toBe(false);

    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() =>
      expect(asked.find(({ name }) => name === one.mutation)?.variables).toMatchObject({
        input: { ids: [one.kind === 'form' ? 'f1' : 'r1'] },
      }),
    );
  });
});
