// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { FormDocument } from '@hearback/schema/documents';

import { createApolloClient } from '../../../../server/client';
import { forgetDrafts } from '../../../../server/drafts/drafts';
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

const published = (version: number, usedByCodes = 2) => ({
  data: {
    publishForm: {
      __typename: 'PublishFormPayload',
      form: { ...publication(version, false), usedByCodes },
      updatedCodes: usedByCodes,
      current: null,
      errors: [],
    },
  },
});

const shortUrl = 'https://hearback.test/r/7K2M9QXT4A';
const linkedCodes = {
  data: {
    list: {
      items: [
        { __typename: 'Code', id: 'k0', name: 'Bar', state: 'DRAFT', shortUrl: `${shortUrl}0` },
        { __typename: 'Code', id: 'k1', name: 'Table', state: 'PUBLISHED', shortUrl },
      ].map((code) => ({
        ...code,
        location: { __typename: 'Location', id: 'l1', visitorName: null },
        company: { __typename: 'Company', id: 'c1', name: 'Café Lipa', visitorName: null },
        form: { __typename: 'Form', id: 'f1' },
        frame: null,
      })),
      pageInfo: { __typename: 'PageInfo', pageCount: 1 },
    },
  },
};

const liveGateway = () => ({
  ...savingGateway(),
  FormPublication: { data: { form: publication(3, true) } },
  LinkedCodes: linkedCodes,
  PublishForm: published(4),
});

it('says in the editor what visitors still have, publishes the changes, and shows them live', async () => {
  const { user, asked } = renderApp('/creator/editor/forms/f1/', {
    isLoggedIn: true,
    answers: liveGateway(),
  });
  expect(await screen.findByText('Visitors still see version 3.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save form' })).toBeTruthy();

  await press(user, 'Publish changes');

  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'PublishForm')?.variables).toEqual({
      input: { id: 'f1', revision: 1 },
    }),
  );
  // The notice, and the sentence for a moment.
  expect((await screen.findAllByText('Visitors now see version 4.')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/still see/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
  const live = await screen.findByRole('link', { name: /^See it live/ });
  expect(live.getAttribute('href')).toBe(shortUrl);
});

it('offers in its last step what comes next: the page of a code that shows the form', async () => {
  const { user } = renderApp('/creator/editor/forms/f1/?step=publish', {
    isLoggedIn: true,
    answers: liveGateway(),
  });
  expect(await screen.findByText('Unpublished changes')).toBeTruthy();

  await press(user, 'Publish changes');

  expect(await screen.findByText('2 codes show it now.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^See it live/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Link to a code' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Link to another code' })).toBeTruthy();
  // The codes themselves, with what they are to visitors.
  const rows = screen.getByRole('heading', { name: 'Codes that show it' }).closest('section');
  expect(rows?.textContent).toContain('BarDraftCafé Lipa');
  expect(screen.getByRole('link', { name: 'Table' }).getAttribute('href')).toBe(
    '/creator/editor/codes/k1/',
  );
});

it('leads on to a code where none shows the form', async () => {
  const { user } = renderApp('/creator/editor/forms/f1/?step=publish', {
    isLoggedIn: true,
    answers: {
      ...savingGateway(),
      FormPublication: { data: { form: { ...publication(0, true), usedByCodes: 0 } } },
      PublishForm: published(1, 0),
    },
  });
  await press(user, 'Publish form');

  expect((await screen.findAllByText('Version 1 is published.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Publish form' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^See it live/ })).toBeNull();
  const link = screen.getByRole('link', { name: 'Link to a code' });
  expect(link.getAttribute('href')).toBe('/creator/editor/codes/new/?form=f1');
});

it('warns of a translation whose text has changed, and stops nobody', async () => {
  const marked = { ...stored, translations: { stale: { rating: { 'pl-PL': 'How did it go?' } } } };
  const { user } = renderApp('/creator/editor/forms/f1/?step=publish', {
    isLoggedIn: true,
    answers: {
      ...savingGateway(),
      FormEditorPage: { data: { form: formOf(marked, 1) } },
      FormPublication: { data: { form: publication(0, true) } },
      PublishForm: published(1),
    },
  });
  const sentence = 'Rating: the English text changed. Check the translation: Polish.';
  expect(await screen.findAllByText(sentence)).toBeTruthy();
  await press(user, 'Publish form');
  expect(await screen.findByText('2 codes show it now.')).toBeTruthy();
  await press(user, `Still right ${sentence}`);
  expect(screen.queryByText(sentence)).toBeNull();
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
      FormPublication: { data: { form: publication(0, true) } },
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
