// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fillIn, press, renderApp } from '../../test/renderApp';

const company = {
  __typename: 'Company',
  id: 'c1',
  name: 'Blue Cup sp. z o.o.',
  visitorName: null as string | null,
  address: 'Rynek 4',
  registrationNumber: '0012345',
  representative: 'Anna',
  dateCreated: '2026-11-01T09:00:00.000Z',
  locationCount: 1,
  codeCount: 1,
};

const open = (at: string, visitorName: string | null = null) =>
  renderApp(at, {
    isLoggedIn: true,
    answers: {
      CompaniesPage: {
        data: {
          companies: {
            __typename: 'CompanyPage',
            items: [{ ...company, visitorName }],
            pageInfo: {
              __typename: 'PageInfo',
              page: 1,
              pageSize: 10,
              pageCount: 1,
              totalCount: 1,
            },
          },
        },
      },
      OpenCompany: { data: { company: { ...company, visitorName } } },
      AddCompany: { data: { addCompany: { company, errors: [] } } },
      UpdateCompany: { data: { updateCompany: { company, errors: [] } } },
    },
  });
type App = ReturnType<typeof open>;

const field = () => screen.findByLabelText<HTMLInputElement>('Name for visitors');
const inputOf = (asked: App['asked'], name: string) =>
  waitFor(() => {
    const found = asked.find((each) => each.name === name);
    if (!found) throw new Error(`${name} was not asked.`);
    return found.variables['input'];
  });

it('fills in the name for visitors while the name is typed, and sends none of its own', async () => {
  const { user, asked } = open('/companies/?add=1');
  await fillIn(user, {
    Name: 'Blue Cup',
    Address: 'Rynek 4',
    'Registration number': '0012345',
    Representative: 'Anna',
  });
  expect((await field()).value).toBe('Blue Cup');
  const submit = screen.getAllByRole('button', { name: 'Add company' }).at(-1);
  await user.click(submit ?? document.body);

  expect(await inputOf(asked, 'AddCompany')).toMatchObject({ name: 'Blue Cup', visitorName: null });
});

it('keeps what was typed for visitors when the name changes, and takes the name again once it is emptied', async () => {
  const { user, asked } = open('/companies/?open=c1', 'Blue Cup');
  expect((await field()).value).toBe('Blue Cup');
  await fillIn(user, { Name: 'Blue Cup S.A.' });
  expect((await field()).value).toBe('Blue Cup');

  await fillIn(user, { 'Name for visitors': '' });
  expect((await field()).value).toBe('');
  await press(user, 'Save changes');

  expect(await inputOf(asked, 'UpdateCompany')).toMatchObject({
    name: 'Blue Cup S.A.',
    visitorName: '',
  });
});

it('says under the field that what visitors read is too long', async () => {
  const { user, asked } = open('/companies/?open=c1');
  await field();
  await fillIn(user, { 'Name for visitors': 'x'.repeat(121) });
  await press(user, 'Save changes');

  expect(await screen.findByText('This text is too long.')).toBeDefined();
  expect(asked.map(({ name }) => name)).not.toContain('UpdateCompany');
});
