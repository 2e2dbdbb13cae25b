// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { press, renderApp } from '../../../../test/renderApp';
import { formOf, stored } from '../../documents/editing.fixtures';

const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 1 };

const code = {
  __typename: 'Code',
  id: 'c1',
  slug: 'A1',
  shortUrl: 'https://hearback.test/r/A1',
  name: 'Counter',
  description: '',
  state: 'DRAFT',
  style: null,
  hasUnpublishedChanges: false,
  dateCreated: '2026-11-20T10:00:00Z',
  publishedAt: null,
  location: { __typename: 'Location', id: 'l1', name: 'Rynek 12' },
  company: { __typename: 'Company', id: 'k1', name: 'Café Lipa' },
  form: null,
  frame: null,
};

it('shows a form in each of its languages, as on a phone or a wide screen, and sends nothing', async () => {
  const { user, asked } = renderApp('/creator/forms/', {
    isLoggedIn: true,
    answers: {
      FormsTab: {
        data: { forms: { __typename: 'FormPage', items: [formOf(stored, 1)], pageInfo } },
      },
    },
  });
  await press(user, 'Actions for Tables');
  await user.click(await screen.findByRole('menuitem', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Form preview' }));
  expect(dialog.getByText('How was it?')).toBeTruthy();

  await user.click(dialog.getByRole('button', { name: /Language/ }));
  await user.click(await screen.findByRole('option', { name: 'Polish' }));
  expect(await dialog.findByText('Jak było?')).toBeTruthy();

  await user.click(dialog.getByRole('button', { name: 'Desktop' }));
  expect(dialog.getByRole('button', { name: 'Desktop' }).getAttribute('aria-pressed')).toBe('true');

  const before = asked.length;
  const form = dialog.getByRole('button', { name: 'Wyślij' }).closest('form');
  if (!form) throw new Error('The preview is a form.');
  expect(fireEvent.submit(form)).toBe(false);
  expect(asked).toHaveLength(before);
});

it('shows what stands after sending once its button is pressed, and the form again', async () => {
  const thank_you = { title: 'See you!', review_url: 'https://reviews.example.com/lipa' };
  const { user } = renderApp('/creator/forms/', {
    isLoggedIn: true,
    answers: {
      FormsTab: {
        data: {
          forms: { __typename: 'FormPage', items: [formOf({ ...stored, thank_you }, 1)], pageInfo },
        },
      },
    },
  });
  await press(user, 'Actions for Tables');
  await user.click(await screen.findByRole('menuitem', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Form preview' }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));

  expect(dialog.getByText('See you!')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Write a public review' })).toBeTruthy();
  expect(dialog.queryByText('How was it?')).toBeNull();

  await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect(dialog.getByText('How was it?')).toBeTruthy();
});

it('has a sentence for a code that has no form', async () => {
  const { user } = renderApp('/creator/codes/', {
    isLoggedIn: true,
    answers: {
      CodesTab: { data: { codes: { __typename: 'CodePage', items: [code], pageInfo } } },
    },
  });
  await press(user, 'Actions for Counter');
  await user.click(await screen.findByRole('menuitem', { name: 'Preview form' }));

  expect(
    await screen.findByText(
      'Cannot preview the form, please make sure you have linked this code to a form!',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
