// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { FormDocument } from '@hearback/schema/documents';

import { createApolloClient } from '../../../../apollo/client';
import { forgetDrafts } from '../../../../drafts/drafts';
import { fakeGateway } from '../../../../test/fakeGateway';
import { press, renderApp } from '../../../../test/renderApp';
import { formOf, savingGateway, stored } from '../../documents/editing.fixtures';
import type { DocumentEditing } from '../../documents/useDocumentEditing';
import { usePublication } from './usePublication';

vi.mock('./usePublication', { spy: true });

const publication = (version: number, hasUnpublishedChanges: boolean) => ({
  ...formOf(stored, 1),
  version,
  hasUnpublishedChanges,
  usedByCodes: 2,
});

afterEach(async () => {
  vi.mocked(usePublication).mockReset();
  await forgetDrafts();
});

it('publishes what was saved, says which codes show it now, and leads on to a code', async () => {
  const { user, asked } = renderApp('/creator/editor/forms/f1/?step=publish', {
    isLoggedIn: true,
    answers: {
      ...savingGateway(),
      FormPublication: { data: { form: publication(1, true) } },
      PublishForm: {
        data: {
          publishForm: {
            __typename: 'PublishFormPayload',
            form: publication(2, false),
            updatedCodes: 2,
            current: null,
            errors: [],
          },
        },
      },
    },
  });
  expect(await screen.findByText('Unpublished changes')).toBeTruthy();

  await press(user, 'Publish form');

  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'PublishForm')?.variables).toEqual({
      input: { id: 'f1', revision: 1 },
    }),
  );
  expect(await screen.findByText('2 codes show it now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish form' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Link to a code' });
  expect(link.getAttribute('href')).toBe('/creator/editor/codes/new/?form=f1');
});

it('publishes nothing that could not be saved', async () => {
  const { user, asked } = renderApp('/creator/editor/forms/new/?step=publish', {
    isLoggedIn: true,
    answers: {
      AddForm: {
        data: {
          addForm: {
            __typename: 'AddFormPayload',
            form: null,
            errors: [
              { __typename: 'InputError', field: 'title', code: 'title_required', message: '' },
            ],
          },
        },
      },
    },
  });

  await press(user, 'Publish form');

  expect(await screen.findAllByText('There was an issue with the form title.')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'PublishForm')).toBe(false);
});

it('asks what stays when somebody else has saved meanwhile, and says so while nobody has chosen', async () => {
  const { user, asked } = renderApp('/creator/editor/forms/f1/?step=publish', {
    isLoggedIn: true,
    answers: {
      ...savingGateway(),
      FormPublication: { data: { form: publication(1, true) } },
      PublishForm: {
        data: {
          publishForm: {
            __typename: 'PublishFormPayload',
            form: null,
            updatedCodes: null,
            current: formOf({ ...stored, title: 'Bar' }, 7),
            errors: [{ __typename: 'InputError', field: null, code: 'form_changed', message: '' }],
          },
        },
      },
    },
  });
  await press(user, 'Publish form');
  await screen.findByRole('dialog', { name: 'Changed elsewhere meanwhile' });
  expect(screen.queryByText('There was a server issue, please try again later!')).toBeNull();
  await user.keyboard('{Escape}');
  expect(await screen.findAllByText('Changed elsewhere meanwhile')).toHaveLength(1);

  await press(user, 'Publish form');

  // The notice, and the sentence for a moment.
  await waitFor(() => expect(screen.getAllByText('Changed elsewhere meanwhile')).toHaveLength(2));
  expect(asked.filter(({ name }) => name === 'PublishForm')).toHaveLength(1);
});

describe('what visitors have of a form', () => {
  const ofNobody = { id: 'f8', isStored: true } as DocumentEditing<FormDocument>;

  it('is not known before the server has said so, and is asked for again when that failed', async () => {
    let isBroken = true;
    fakeGateway({
      FormPublication: () =>
        isBroken
          ? { failure: 'UPSTREAM_UNAVAILABLE' }
          : { data: { form: { ...publication(3, false), id: 'f8' } } },
    });
    const client = createApolloClient();
    const { result } = renderHook(() => usePublication(ofNobody), {
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    });
    expect(result.current).toMatchObject({ isUnknown: true, isLoading: true });
    await waitFor(() =>
      expect(result.current).toMatchObject({ isUnknown: true, isLoading: false }),
    );

    isBroken = false;
    result.current.retry();

    await waitFor(() => expect(result.current).toMatchObject({ isUnknown: false, version: 3 }));
  });

  it('is not made up while it is not known: there is a way to ask again', async () => {
    const retry = vi.fn();
    const unknown = { version: 0, usedByCodes: 0, hasUnpublishedChanges: true, isUnknown: true };
    vi.mocked(usePublication).mockReturnValue({ ...unknown, isLoading: false, retry });
    const { user } = renderApp('/creator/editor/forms/f1/?step=publish', {
      isLoggedIn: true,
      answers: savingGateway(),
    });

    await press(user, 'Try again');

    expect(retry).toHaveBeenCalledOnce();
    expect(screen.queryByText(/^No version yet/)).toBeNull();
    expect(screen.queryByText('Not published')).toBeNull();
  });
});
