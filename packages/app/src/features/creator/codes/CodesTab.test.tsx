// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { newFrameDocument } from '@hearback/schema/documents';

import { renderApp } from '../../../test/renderApp';

const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 3 };

const code = {
  __typename: 'Code',
  slug: '7K2M9QXT4A',
  shortUrl: 'https://hearback.test/r/7K2M9QXT4A',
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
};
const frame = { __typename: 'Frame', id: 'r1', name: 'Table card', hasQr: true };

it('shows the print of each code, or the code alone, and requests a shared frame once', async () => {
  const { asked } = renderApp('/creator/codes/', {
    isLoggedIn: true,
    answers: {
      CodesTab: {
        data: {
          codes: {
            __typename: 'CodePage',
            items: [
              { ...code, id: 'c1', name: 'Counter', frame },
              { ...code, id: 'c2', name: 'Terrace', frame },
              { ...code, id: 'c3', name: 'Bare', frame: null },
            ],
            pageInfo,
          },
        },
      },
      LinkedFrame: {
        data: { frame: { ...frame, document: newFrameDocument('Table card'), revision: 1 } },
      },
    },
  });
  const boxOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getByRole('rowheader')
      .querySelector('svg')
      ?.getAttribute('viewBox');
  const { width_mm: width, height_mm: height } = newFrameDocument('Table card').size;

  await screen.findByText('Counter');
  // A sheet is drawn in millimeters, a code in modules.
  await waitFor(() => expect(boxOf('Terrace')).toBe(`0 0 ${width} ${height}`));
  expect(boxOf('Counter')).toBe(boxOf('Terrace'));
  await waitFor(() => expect(boxOf('Bare')).toMatch(/^0 0 (\d+) \1$/));
  expect(asked.filter(({ name }) => name === 'LinkedFrame')).toHaveLength(1);
});

it('adds tags to checked codes and removes others, each from what it carries', async () => {
  const items = [
    { ...code, id: 'c1', name: 'Counter', frame: null, tags: ['Summer', 'Inside'] },
    { ...code, id: 'c2', name: 'Terrace', frame: null, tags: [] },
    {
      ...code,
      id: 'c3',
      name: 'Full',
      frame: null,
      tags: Array.from({ length: 10 }, (_, index) => `Tag ${index}`),
    },
  ];
  const { user, asked } = renderApp('/creator/codes/', {
    isLoggedIn: true,
    answers: {
      CodesTab: { data: { codes: { __typename: 'CodePage', items, pageInfo } } },
      TagChoices: {
        data: { tags: [{ __typename: 'Tag', name: 'Summer', locations: 0, codes: 1 }] },
      },
      UpdateCode: { data: { updateCode: { code: items[0], errors: [] } } },
    },
  });
  const check = async (name: string) =>
    user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const editTogether = async () => {
    await press('More actions');
    await user.click(await screen.findByRole('menuitem', { name: 'Edit together' }));
  };
  const changes = () =>
    asked.filter(({ name }) => name === 'UpdateCode').map(({ variables }) => variables);
  const added = () => screen.findByRole('combobox', { name: 'Add tags to all of them' });

  for (const { name } of items) await check(name);
  await editTogether();
  await user.type(await added(), 'North,');
  await press('Save changes');
  await screen.findByText('There is room for 10 tags.');
  expect(changes()).toEqual([]);

  const removed = screen.getByRole('combobox', { name: 'Remove tags from all of them' });
  await user.type(removed, `${'x'.repeat(31)},`);
  await press('Save changes');
  await screen.findByText(/A tag has 1 to 30 characters/);
  expect(changes()).toEqual([]);
  await user.type(removed, '{Backspace}summer,tag 0,');
  await press('Save changes');
  await waitFor(() =>
    expect(changes()).toEqual([
      { input: { id: 'c1', tags: ['Inside', 'North'] } },
      { input: { id: 'c2', tags: ['North'] } },
      { input: { id: 'c3', tags: [...items[2]!.tags.slice(1), 'North'] } },
    ]),
  );
});
