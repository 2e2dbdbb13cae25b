// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { openStarter } from '@hearback/print/frames';
import { newFormDocument, newFrameDocument, starters } from '@hearback/schema/documents';

import type { Answer } from '../../../test/fakeGateway';
import { press, renderApp } from '../../../test/renderApp';

const pageInfo = { page: 1, pageSize: 25, pageCount: 1, totalCount: 1, __typename: 'PageInfo' };
const dates = { dateCreated: '2026-11-02T10:00:00Z', dateUpdated: '2026-11-03T10:00:00Z' };

const form = {
  __typename: 'Form',
  id: 'f1',
  title: 'Café Lipa',
  document: newFormDocument('Café Lipa'),
  version: 1,
  revision: 4,
  hasUnpublishedChanges: true,
  usedByCodes: 0,
  ...dates,
};
const frame = {
  __typename: 'Frame',
  id: 'r1',
  name: 'Table card',
  document: newFrameDocument('Table card'),
  hasQr: true,
  revision: 2,
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
        data: { removeForms: { removedIds: ['f1'], deletionId: null, errors: [] } },
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
        data: { removeFrames: { removedIds: ['r1'], deletionId: null, errors: [] } },
      },
    },
  },
];

describe('the list of documents', () => {
  it.each(kinds)('shows each $kind as a card, or as a table, which is remembered', async (one) => {
    const open = () => renderApp(one.path, { isLoggedIn: true, answers: one.answers });
    const { user } = open();
    const wall = await screen.findByRole('list', { name: /^(Forms|Frames)$/ });
    const card = within(within(wall).getByRole('listitem'));
    expect(card.getByRole('link', { name: one.name }).getAttribute('href')).toContain('/editor/');
    expect(screen.queryByRole('grid')).toBeNull();

    await press(user, 'View');
    await user.click(await screen.findByRole('menuitemradio', { name: 'Table' }));
    await user.keyboard('{Escape}');
    await screen.findByRole('rowheader', { name: new RegExp(one.name) });

    cleanup();
    open();
    await screen.findByRole('rowheader', { name: new RegExp(one.name) });
    expect(screen.queryByRole('list', { name: /^(Forms|Frames)$/ })).toBeNull();
  });

  it.each([
    {
      link: 'New form',
      design: 'Café',
      first: 'Gym',
      path: '/creator/forms/',
      save: 'Save form',
      operation: 'AddForm',
      begun: { title: 'New form', style: { background_color: '#fbf1df' } },
    },
    {
      link: 'New frame',
      design: 'Bistro menu',
      first: 'Big type',
      path: '/creator/frames/',
      save: 'Save frame',
      operation: 'AddFrame',
      begun: { name: 'Bistro menu', background_color: openStarter('bistro').background_color },
    },
  ])('begins with what is chosen on the wall of “$link”', async (one) => {
    const { user, asked } = renderApp(one.path, {
      isLoggedIn: true,
      answers: {
        ...kinds[0]!.answers,
        ...kinds[1]!.answers,
        Starters: {
          data: {
            starters: starters.map(({ id, name, document }) => ({
              __typename: 'Template',
              id,
              name: name['en-US'],
              isStarter: true,
              document,
            })),
          },
        },
        OwnTemplates: { data: { list: { items: [], pageInfo } } },
        LocationChoices: {
          data: {
            list: {
              items: [
                {
                  __typename: 'Location',
                  id: 'l1',
                  name: 'Młot',
                  company: { __typename: 'Company', id: 'c1', name: 'Siłownia Młot' },
                },
              ],
              pageInfo,
            },
          },
        },
        AddForm: { status: 500 },
        AddFrame: { status: 500 },
      },
    });
    await user.click(await screen.findByRole('link', { name: one.link }));
    await screen.findByRole('dialog', { name: one.link });
    await user.keyboard('{Escape}');
    expect(window.location.pathname + window.location.search).toBe(one.path);

    await user.click(await screen.findByRole('link', { name: one.link }));
    const wall = within(await screen.findByRole('dialog', { name: one.link }));
    const design = await wall.findByRole('button', { name: one.design });
    // Those of the account's line of business are in front.
    expect(wall.getAllByRole('button', { name: one.first })[0]).toBe(
      wall.getAllByRole('button', { name: /^(Gym|Salon|Café|Big type|Morning café)$/ })[0],
    );
    await user.click(design);
    await press(user, one.save);
    const sent = () => asked.find(({ name }) => name === one.operation)?.variables;
    await waitFor(() => expect(sent()).toMatchObject({ input: { document: one.begun } }));
    expect(window.location.pathname).toContain('/editor/');
  });

  it.each(kinds)('asks before a $kind goes, and sends its id', async (one) => {
    const { user, asked } = renderApp(one.path, {
      isLoggedIn: true,
      answers: {
        ...one.answers,
        LinkedCodes: { data: { list: { __typename: 'CodePage', items: [], pageInfo } } },
        RemovalPreview: {
          data: {
            removalPreview: { __typename: 'Cascade', locations: 0, codes: 0, feedback: 0 },
          },
        },
      },
    });
    await press(user, `Actions for ${one.name}`);
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(asked.some(({ name }) => name === one.mutation)).toBe(false);

    const confirm = dialog.getByRole('button', { name: /^Delete / });
    await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
    await user.click(confirm);

    await waitFor(() =>
      expect(asked.find(({ name }) => name === one.mutation)?.variables).toMatchObject({
        input: { ids: [one.kind === 'form' ? 'f1' : 'r1'] },
      }),
    );
  });

  const code = (id: string, name: string, state: string, formId = 'f1') => ({
    __typename: 'Code',
    id,
    name,
    state,
    form: { __typename: 'Form', id: formId },
    frame: null,
  });
  const codes = [
    code('c1', 'Counter', 'PUBLISHED'),
    code('c2', 'Draft', 'DRAFT'),
    code('c3', 'Relinked', 'PUBLISHED', 'f2'),
  ];

  async function askToDelete(preview: () => Answer | Promise<Answer>) {
    const [one] = kinds;
    const rendered = renderApp('/creator/forms/', {
      isLoggedIn: true,
      answers: {
        ...one?.answers,
        LinkedCodes: {
          data: { list: { __typename: 'CodePage', items: codes, pageInfo } },
        },
        RemovalPreview: preview,
      },
    });
    await press(rendered.user, 'Actions for Café Lipa');
    await rendered.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
  }
  const counted = (count: number): Answer => ({
    data: {
      removalPreview: { __typename: 'Cascade', locations: 0, codes: count, feedback: 0 },
    },
  });

  it('tells which codes are unpublished: no drafts, but those that still show the form', async () => {
    const { dialog, asked } = await askToDelete(() => counted(2));

    await dialog.findByText('These 2 codes use it and will be unpublished:');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Counter',
      '1 code that still shows it until it is published again',
    ]);
    expect(asked.find(({ name }) => name === 'RemovalPreview')?.variables).toEqual({
      kind: 'FORM',
      ids: ['f1'],
    });
  });

  it('says after ten seconds that no answer comes, and can be confirmed without it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { dialog } = await askToDelete(() => new Promise<never>(() => {}));
    const confirm = dialog.getByRole('button', { name: /^Delete / });
    expect(confirm).toHaveProperty('disabled', true);

    await vi.advanceTimersByTimeAsync(10_000);

    expect(await dialog.findByText(/takes too long to count/)).toBeTruthy();
    expect(confirm).toHaveProperty('disabled', false);
    vi.useRealTimers();
  });

  it('says that the codes are not known, and asks again', async () => {
    let isBroken = true;
    const { user, dialog } = await askToDelete(() =>
      isBroken ? { failure: 'UPSTREAM_UNAVAILABLE' } : counted(1),
    );
    const again = await dialog.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);

    expect(await dialog.findByText('This code uses it and will be unpublished:')).toBeTruthy();
  });
});
