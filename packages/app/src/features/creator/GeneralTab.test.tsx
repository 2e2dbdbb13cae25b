// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Answers } from '../../test/fakeGateway';
import { fillIn, press, renderApp } from '../../test/renderApp';
import { starter, templateAnswers } from './templates/template.fixtures';

const listOf = (items: object[]) => ({
  data: { list: { items, pageInfo: { __typename: 'PageInfo', pageCount: 1 } } },
});
const location = {
  __typename: 'Location',
  id: 'l1',
  name: 'Rynek 12',
  company: { __typename: 'Company', id: 'c1', name: 'Café Lipa' },
};
const form = {
  __typename: 'Form',
  id: 'f1',
  title: 'Counter',
  document: starter.document,
  version: 0,
  revision: 1,
  hasUnpublishedChanges: true,
  usedByCodes: 0,
  dateCreated: '2026-11-02T10:00:00Z',
  dateUpdated: '2026-11-02T10:00:00Z',
};

const choices: Answers = {
  LocationChoices: listOf([location]),
  FormChoices: listOf([]),
  FrameChoices: listOf([]),
  ...templateAnswers,
  TemplateOfCode: {
    data: { template: { __typename: 'Template', id: starter.id, document: starter.document } },
  },
};

async function createFromTemplate(answers: Answers) {
  const rendered = renderApp('/creator', { isLoggedIn: true, answers: { ...choices, ...answers } });
  await fillIn(rendered.user, { Name: 'Counter' });
  await rendered.user.click(screen.getByRole('button', { name: /Location/ }));
  await rendered.user.click(await screen.findByRole('option', { name: /Rynek 12/ }));
  await rendered.user.click(screen.getByRole('button', { name: /Template/ }));
  await rendered.user.click(await screen.findByRole('option', { name: new RegExp(starter.name) }));
  await press(rendered.user, 'Create code');
  return rendered;
}

it('makes a form of the code’s name from a template, and links it', async () => {
  const { asked } = await createFromTemplate({
    AddForm: { data: { addForm: { form, errors: [] } } },
  });

  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'AddCode')?.variables).toMatchObject({
      input: { name: 'Counter', formId: 'f1' },
    }),
  );
  expect(asked.find(({ name }) => name === 'AddForm')?.variables).toEqual({
    input: { id: expect.any(String), document: { ...starter.document, title: 'Counter' } },
  });
});

it('makes no code while there is no form for it', async () => {
  const refused = [{ field: null, code: 'invalid', message: '' }];
  const { asked } = await createFromTemplate({
    AddForm: { data: { addForm: { form: null, errors: refused } } },
  });

  expect(await screen.findByText(/could not be made from this template/)).toBeTruthy();
  expect(asked.some(({ name }) => name === 'AddCode')).toBe(false);
});

it('folds what few people fill in on phones', async () => {
  const { user } = renderApp('/creator', { isLoggedIn: true, isOnPhone: true, answers: choices });
  const more = await screen.findByText('More fields');
  const folded = more.closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.contains(screen.getByLabelText('Description'))).toBe(true);
  await user.click(more);
  expect(folded?.open).toBe(true);
});
