// @vitest-environment jsdom
import { newFrameDocument } from '@hearback/schema/documents';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { press, renderApp } from '../../../../test/renderApp';

const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 0 };
const listOf = (items: object[]) => ({ data: { list: { items, pageInfo } } });
const company = { __typename: 'Company', id: 'c1', name: 'Café Lipa' };
const card = { __typename: 'Frame', id: 'r1', name: 'Card', hasQr: true };

const saved = {
  __typename: 'Code',
  id: 'k1',
  slug: '7K2M9QXT4A',
  shortUrl: 'https://hearback.test/r/7K2M9QXT4A',
  name: 'Table 1',
  description: '',
  style: null,
  replacesAnswers: false,
  tags: [],
  state: 'PUBLISHED',
  hasUnpublishedChanges: false,
  dateCreated: '2026-11-20T10:00:00Z',
  publishedAt: '2026-11-20T10:00:00Z',
  visitKeySince: null,
  location: { __typename: 'Location', id: 'l1', name: 'Rynek 12' },
  company,
  form: { __typename: 'Form', id: 'f1', title: 'Lunch' },
  frame: card as typeof card | null,
};

/** Sheets are drawn and codes are scanned beside the page: here nobody does. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

beforeEach(() => vi.stubGlobal('Worker', SilentWorker));
afterEach(() => vi.unstubAllGlobals());

const open = async (code: typeof saved) => {
  const { user } = renderApp('/creator/editor/codes/k1/', {
    isLoggedIn: true,
    answers: {
      CodeEditorPage: { data: { code } },
      LocationChoices: listOf([
        { ...code.location, company },
        { __typename: 'Location', id: 'l2', name: 'Dworzec 3', company },
      ]),
      FormChoices: listOf([{ __typename: 'Form', id: 'f1', title: 'Lunch' }]),
      FrameChoices: listOf([card]),
      LinkedFrame: {
        data: { frame: { ...card, document: newFrameDocument('Card'), revision: 1 } },
      },
      MakeVisitCodes: {
        data: {
          makeVisitCodes: {
            __typename: 'MakeVisitCodesPayload',
            addresses: ['A', 'B'].map((nonce) => `${saved.shortUrl}?v=1798761600.${nonce}.0`),
            expiresAt: '2027-01-01T00:00:00Z',
            code: { __typename: 'Code', id: 'k1', visitKeySince: '2026-11-20T10:00:00Z' },
            errors: [],
          },
        },
      },
      RenewVisitKey: {
        data: {
          renewVisitKey: {
            __typename: 'RenewVisitKeyPayload',
            key: 'hb_visit_1',
            code: { __typename: 'Code', id: 'k1', visitKeySince: '2026-11-21T10:00:00Z' },
            errors: [],
          },
        },
      },
      UpdateCode: ({ input }) => ({
        data: {
          updateCode: {
            __typename: 'UpdateCodePayload',
            code: { ...code, style: (input as typeof saved).style },
            errors: [],
          },
        },
      }),
    },
  });
  await screen.findByRole('heading', { name: 'Table 1' });
  return user;
};

it('says that a print has the code as it was saved, and saves it', async () => {
  const user = await open(saved);
  await user.click(await screen.findByRole('switch', { name: /As the frame says/ }));
  await press(user, 'Print frame');
  const dialog = within(await screen.findByRole('dialog', { name: 'Print frame' }));
  await dialog.findByText('Save your changes first: this prints the code as it was saved.');

  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => dialog.queryByText(/Save your changes first/)).toBeNull();
  expect(dialog.getByRole('radio', { name: 'Frame with its code' })).toHaveProperty(
    'checked',
    true,
  );
});

it('prints a code without a frame alone', async () => {
  const user = await open({ ...saved, frame: null });
  await press(user, 'Print code');
  const dialog = within(await screen.findByRole('dialog', { name: 'Print code' }));

  expect(await dialog.findByRole('textbox', { name: 'Width of the code' })).toHaveProperty(
    'value',
    '40',
  );
  expect(dialog.queryByText(/Save your changes first/)).toBeNull();
});

it('makes visit codes, which are there again after the print, and a key that is shown once', async () => {
  const user = await open(saved);
  await press(user, 'Make visit codes');
  const made = () => screen.findByRole('dialog', { name: 'Make visit codes' });
  await user.click(within(await made()).getByRole('button', { name: 'Make visit codes' }));
  await screen.findByText('2 visit codes are ready.');
  await press(user, 'Print as cards');
  const print = await screen.findByRole('dialog', { name: 'Print 2 codes' });
  await user.click(within(print).getByRole('button', { name: 'Close' }));
  await screen.findByText('2 visit codes are ready.');
  await user.click(
    within(await made()).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
  );
  // The first key came with them.
  await screen.findByText(/Signed with a key made on/);

  await press(user, 'Key for a till');
  const key = within(await screen.findByRole('dialog', { name: 'Key for a till' }));
  key.getByText(/A new key replaces the one before/);
  await user.click(key.getByRole('button', { name: 'Replace the key' }));
  expect(await key.findByDisplayValue('hb_visit_1')).toBeDefined();
});

it('leads to the form as it leads to the frame', async () => {
  await open(saved);
  const links = ['Open the frame', 'Open the form'].map(async (name) =>
    (await screen.findByRole('link', { name })).getAttribute('href'),
  );
  expect(await Promise.all(links)).toEqual([
    '/creator/editor/frames/r1/',
    '/creator/editor/forms/f1/',
  ]);
});

it('says with which place the answers stay once another one is chosen', async () => {
  const user = await open(saved);
  const place = await screen.findByRole('button', { name: /Location/ });
  expect(screen.queryByText(/Answers until now/)).toBeNull();
  await user.click(place);
  await user.click(await screen.findByRole('option', { name: /Dworzec 3/ }));
  await screen.findByText(/Answers until now stay with “Rynek 12”/);
  await user.click(place);
  await user.click(await screen.findByRole('option', { name: /Rynek 12/ }));
  await expect.poll(() => screen.queryByText(/Answers until now/)).toBeNull();
});
