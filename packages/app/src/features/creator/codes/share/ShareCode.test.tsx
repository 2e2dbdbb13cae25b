// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { press, renderApp } from '../../../../test/renderApp';

const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 1 };

const code = {
  __typename: 'Code',
  id: 'c1',
  slug: '7K2M9QXT4A',
  shortUrl: 'https://hearback.test/r/7K2M9QXT4A',
  name: 'Counter',
  description: '',
  state: 'PUBLISHED',
  style: null,
  replacesAnswers: false,
  tags: [],
  hasUnpublishedChanges: false,
  dateCreated: '2026-11-20T10:00:00Z',
  publishedAt: '2026-11-20T10:00:00Z',
  location: { __typename: 'Location', id: 'l1', name: 'Rynek 12' },
  company: { __typename: 'Company', id: 'k1', name: 'Café Lipa' },
  form: null,
  frame: null,
};

afterEach(() => vi.restoreAllMocks());

const open = async (state: string) => {
  const { user } = renderApp('/creator/codes/', {
    isLoggedIn: true,
    answers: {
      CodesTab: {
        data: { codes: { __typename: 'CodePage', items: [{ ...code, state }], pageInfo } },
      },
    },
  });
  await press(user, 'Actions for Counter');
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share “Counter”' })) };
};

it('offers the link, a line for a website and a kiosk, each to be copied', async () => {
  const { user, dialog } = await open('PUBLISHED');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(dialog.getByRole('button', { name: 'Copy: Link' }));
  await user.click(dialog.getByRole('button', { name: 'Copy: On your website' }));
  await user.click(dialog.getByRole('button', { name: 'Copy: Kiosk' }));

  expect(copied.mock.calls.flat()).toEqual([
    'https://hearback.test/r/7K2M9QXT4A?channel=link',
    '<script src="https://hearback.test/embed.js" data-code="7K2M9QXT4A" async></script>',
    'https://hearback.test/qr-feedback?code=7K2M9QXT4A&kiosk=1',
  ]);
  expect(await dialog.findByRole('button', { name: 'Copied: Kiosk' })).toBeDefined();
});

it('opens the kiosk from here, in a tab of its own', async () => {
  const { dialog } = await open('PUBLISHED');
  const link = dialog.getByRole('link', { name: 'Open: Kiosk' });

  expect(link.getAttribute('href')).toBe(
    'https://hearback.test/qr-feedback?code=7K2M9QXT4A&kiosk=1',
  );
  expect(link.getAttribute('target')).toBe('_blank');
  expect(dialog.getAllByRole('link')).toHaveLength(1);
});

it('says when the browser keeps the clipboard closed', async () => {
  const { user, dialog } = await open('PUBLISHED');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  await user.click(dialog.getByRole('button', { name: 'Copy: Link' }));

  expect(await screen.findByText(/Select the text and copy it by hand/)).toBeDefined();
});

it('says of a draft why there is nothing to share', async () => {
  const { dialog } = await open('DRAFT');
  expect(dialog.getByText('This code is not published yet')).toBeDefined();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

it('says of a paused code what its links lead to', async () => {
  const { dialog } = await open('PAUSED');

  expect(dialog.getByText(/the form is closed for now/)).toBeDefined();
  expect(dialog.getAllByRole('textbox')).toHaveLength(3);
});
