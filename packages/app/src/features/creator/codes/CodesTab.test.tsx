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
