// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { me } from '../../test/me';
import { renderApp } from '../../test/renderApp';
import { goToKeys } from './shortcuts';

const companies = {
  items: [],
  pageInfo: { page: 1, pageSize: 10, pageCount: 1, totalCount: 4 },
};

const openCompanies = async () => {
  const rendered = renderApp('/companies/', {
    isLoggedIn: true,
    answers: {
      AppShell: { data: { me } },
      CompaniesPage: { data: { companies } },
      LocationsPage: { data: { locations: companies } },
    },
  });
  await screen.findByRole('searchbox');
  return rendered;
};

it('lists what works by key on this screen, its own keys first', async () => {
  const { user } = await openCompanies();
  await user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));

  expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ['In the list', 'Everywhere', 'Go to'],
  );
});

it('leaves its keys to those who type', async () => {
  const { user } = await openCompanies();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('gl?');

  expect(screen.getByDisplayValue('gl?')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname).toBe('/companies/');
});

it('goes to a screen by two keys, and not by one', async () => {
  const { user } = await openCompanies();
  await user.keyboard('l');
  expect(window.location.pathname).toBe('/companies/');
  await user.keyboard('gl');

  await waitFor(() => expect(window.location.pathname).toBe('/locations/'));
});

it('asks nothing over a question: a dialog keeps its keys', async () => {
  const { user } = await openCompanies();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Control>}k{/Control}gl');

  expect(screen.queryByRole('combobox')).toBeNull();
  expect(window.location.pathname).toBe('/companies/');
});

it('leaves single keys alone once they are switched off, and keeps the palette', async () => {
  const { user } = await openCompanies();
  await user.keyboard('?');
  await user.click(
    await screen.findByRole('switch', { name: 'Keyboard shortcuts with a single key' }),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gl?/');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'));
  expect(window.location.pathname).toBe('/companies/');

  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toBeDefined();
});

it('gives each letter to one screen', () => {
  expect(new Set(goToKeys.map(({ key }) => key)).size).toBe(goToKeys.length);
});
