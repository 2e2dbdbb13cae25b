// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderApp } from '../../../../test/renderApp';

const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 0 };
const listOf = (items: object[]) => ({ data: { list: { items, pageInfo } } });
const company = { __typename: 'Company', id: 'c1', name: 'Café Lipa' };

it('opens with its fields in sight where a narrow screen shows the preview or them', async () => {
  renderApp('/creator/editor/codes/new/', {
    isLoggedIn: true,
    answers: {
      LocationChoices: listOf([{ __typename: 'Location', id: 'l1', name: 'Rynek 12', company }]),
      FormChoices: listOf([]),
      FrameChoices: listOf([]),
    },
  });

  const tab = await screen.findByRole('button', { name: 'General info', expanded: true });
  expect(tab).toBeTruthy();
});
