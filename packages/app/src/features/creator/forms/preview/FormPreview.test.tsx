// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

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
  replacesAnswers: false,
  tags: [],
  hasUnpublishedChanges: false,
  dateCreated: '2026-11-20T10:00:00Z',
  publishedAt: null,
  location: { __typename: 'Location', id: 'l1', name: 'Rynek 12', visitorName: null },
  company: { __typename: 'Company', id: 'k1', name: 'Café Lipa', visitorName: null },
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

/** Opens the preview of the form from the list of forms, with these codes and companies around it. */
async function preview(codes: readonly object[], companies: readonly object[]) {
  const list = (items: readonly object[]) => ({
    data: { list: { items, pageInfo: { __typename: 'PageInfo', pageCount: 1 } } },
  });
  const { user } = renderApp('/creator/forms/', {
    isLoggedIn: true,
    answers: {
      FormsTab: {
        data: { forms: { __typename: 'FormPage', items: [formOf(stored, 1)], pageInfo } },
      },
      LinkedCodes: list(codes),
      CompanyChoices: list(companies),
    },
  });
  await press(user, 'Actions for Tables');
  await user.click(await screen.findByRole('menuitem', { name: 'Preview' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Form preview' })) };
}

const lipa = { __typename: 'Company', id: 'k1', name: 'Café Lipa', visitorName: 'Lipa' };
const linked = (id: string, name: string, place: string | null, state = 'PUBLISHED') => ({
  __typename: 'Code',
  id,
  name,
  state,
  shortUrl: `https://hearback.test/r/${id}`,
  location: { __typename: 'Location', id: `at-${id}`, visitorName: place },
  company: lipa,
  form: { __typename: 'Form', id: 'f1' },
  frame: null,
});

describe('what stands above the form', () => {
  it('is company and place of the code that shows it, also after sending', async () => {
    const { user, dialog } = await preview(
      [linked('c1', 'Counter', 'Market Square'), linked('c2', 'Table', 'Market Square')],
      [lipa],
    );
    expect(await dialog.findByText('Lipa · Market Square')).toBeTruthy();
    expect(dialog.queryByText(/heading/)).toBeNull();

    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(
      dialog.getByText('Your feedback is with Lipa · Market Square. You can close this page.'),
    ).toBeTruthy();
  });

  it('is that of an open code, and says which, where codes hang at several places', async () => {
    const { dialog } = await preview(
      [linked('c1', 'Counter', null, 'DRAFT'), linked('c2', 'Table', 'Market Square')],
      [lipa],
    );
    expect(await dialog.findByText('Lipa · Market Square')).toBeTruthy();
    expect(
      dialog.getByText('The heading is that of “Table”. Other codes of this form have their own.'),
    ).toBeTruthy();
  });

  it('is the company, as an example, while no code shows the form', async () => {
    const other = { ...linked('c1', 'Counter', 'Terrace'), form: null };
    const { dialog } = await preview([other], [lipa]);
    expect(await dialog.findByText('Lipa')).toBeTruthy();
    expect(dialog.getByText(/^The heading is an example\./)).toBeTruthy();
  });

  it('is nothing but a sentence while there is no company', async () => {
    const { dialog } = await preview([], []);
    expect(
      await dialog.findByText('Above the form, visitors read the company and place of their code.'),
    ).toBeTruthy();
  });

  it('is that of the code whose form is looked at, never the name of its location', async () => {
    const form = { __typename: 'Form', id: 'f1', title: 'Tables' };
    const { user } = renderApp('/creator/codes/', {
      isLoggedIn: true,
      answers: {
        CodesTab: {
          data: { codes: { __typename: 'CodePage', items: [{ ...code, form }], pageInfo } },
        },
        LinkedFormPreview: {
          data: {
            form: { ...form, document: stored },
            code: { ...linked('c1', 'Counter', null), company: lipa },
          },
        },
      },
    });
    await press(user, 'Actions for Counter');
    await user.click(await screen.findByRole('menuitem', { name: 'Preview form' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Form preview' }));
    expect(await dialog.findByText('Lipa')).toBeTruthy();
    expect(dialog.queryByText(/Rynek 12/)).toBeNull();
  });
});
