// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fillIn, press, renderApp } from '../../test/renderApp';

const companies = [
  { __typename: 'Company', id: 'c1', name: 'Corner Café' },
  { __typename: 'Company', id: 'c2', name: 'Harbour Bakery' },
];

const answers = {
  CompanyChoices: {
    data: {
      list: {
        __typename: 'CompanyPage',
        items: companies,
        pageInfo: { __typename: 'PageInfo', pageCount: 1 },
      },
    },
  },
  LocationsPage: {
    data: {
      locations: {
        __typename: 'LocationPage',
        items: [],
        pageInfo: { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 0 },
      },
    },
  },
};

it('shows the company it is narrowed to as a tag, and all companies once that is removed', async () => {
  const { user, asked } = renderApp('/locations/?company=c2', { isLoggedIn: true, answers });
  const lastAsked = () => asked.findLast(({ name }) => name === 'LocationsPage')?.variables;

  expect(await screen.findByText('Company: Harbour Bakery')).toBeTruthy();
  expect(lastAsked()).toMatchObject({ companyId: 'c2' });

  await press(user, 'Remove: Company: Harbour Bakery');

  await waitFor(() => expect(lastAsked()).not.toHaveProperty('companyId'));
  expect(screen.queryByText('Company: Harbour Bakery')).toBeNull();
});

const place = {
  __typename: 'Location',
  id: 'l1',
  name: 'Old Town',
  email: 'rynek@kwiat.example',
  address: 'Rynek 4, Kraków',
  description: '',
  timezone: 'Europe/Warsaw',
  alertEmail: null,
  alertState: null,
  alertAskedAt: null,
  alertThreshold: null,
  dateCreated: '2026-11-01T09:00:00.000Z',
  numberOfCodes: 0,
  company: { __typename: 'Company', id: 'c1', name: 'Corner Café' },
};

/** The dialog that changes the one location there is. */
const edit = async (updated: object) => {
  const { locations } = answers.LocationsPage.data;
  const rendered = renderApp('/locations/', {
    isLoggedIn: true,
    answers: {
      ...answers,
      LocationsPage: {
        data: {
          locations: {
            ...locations,
            items: [place],
            pageInfo: { ...locations.pageInfo, totalCount: 1 },
          },
        },
      },
      UpdateLocation: { data: { updateLocation: { location: null, errors: [], ...updated } } },
    },
  });
  await press(rendered.user, 'Actions for Old Town');
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit location' });
  return rendered;
};

it('tells of no rating until one is chosen, and then where', async () => {
  const location = { ...place, alertThreshold: 4, alertEmail: 'szef@kwiat.example' };
  const { user, asked } = await edit({ location });

  expect(screen.queryByLabelText('Alert address')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Tell me at|No rating/ }));
  await user.click(await screen.findByRole('option', { name: '4 or below' }));
  await fillIn(user, { 'Alert address': 'szef@kwiat.example' });
  await press(user, 'Save changes');

  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'UpdateLocation')?.variables).toMatchObject({
      input: { id: 'l1', alertThreshold: 4, alertEmail: 'szef@kwiat.example' },
    }),
  );
});

it('says at the alert address what the server found wrong with it', async () => {
  const { user } = await edit({ errors: [{ field: 'alertEmail', code: 'invalid_email' }] });

  await user.click(screen.getByRole('button', { name: /^Tell me at|No rating/ }));
  await user.click(await screen.findByRole('option', { name: '4 or below' }));
  await fillIn(user, { 'Alert address': 'szef@kwiat.example' });
  await press(user, 'Save changes');

  const field = await screen.findByLabelText('Alert address');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});
