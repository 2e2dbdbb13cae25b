// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import english from '../../i18n/messages/en-US.json';
import polish from '../../i18n/messages/pl-PL.json';
import { reportAnswer, reportNoAnswer } from '../../server/sendRequest';
import { storeLogin } from '../../session/session';
import type { Answer, Answers } from '../../test/fakeGateway';
import { me } from '../../test/me';
import { renderApp } from '../../test/renderApp';

const company = {
  __typename: 'Company',
  id: 'c1',
  name: 'Żółty Słoń',
  address: 'Rynek 12, Kraków',
  registrationNumber: '1234567890',
  visitorName: null,
  representative: 'Zofia',
  dateCreated: '2026-11-01T09:00:00.000Z',
  locationCount: 0,
  codeCount: 0,
};

const page = (items: object[]) => ({
  items,
  pageInfo: { page: 1, pageSize: 10, pageCount: 1, totalCount: items.length },
});

/** What the server finds: one form of a name, and nothing else. */
const found = (title?: string): Answer => ({
  data: {
    companies: { items: [] },
    locations: { items: [] },
    forms: {
      items: title === undefined ? [] : [{ __typename: 'Form', id: 'f1', title }],
    },
    frames: { items: [] },
    codes: { items: [] },
  },
});

const answers: Answers = {
  AppShell: { data: { me } },
  CompaniesPage: { data: { companies: page([company]) } },
  OpenCompany: { data: { company } },
  CommandPalette: found(),
};

const token = `x.${btoa(JSON.stringify({ sid: 's1' }))}.x`;

const openCompanies = async (more: Answers = {}, path = '/companies/') => {
  const rendered = renderApp(path, { isLoggedIn: true, answers: { ...answers, ...more } });
  storeLogin({ access: token, refresh: token }, { remember: true });
  await screen.findByText('Żółty Słoń');
  return rendered;
};

/** A company was opened by its address, and left. */
const openedCompany = async (more: Answers = {}) => {
  const rendered = await openCompanies(more, '/companies/?open=c1');
  await rendered.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  return rendered;
};

const field = () => screen.findByRole('combobox', { name: 'Search or go to…' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent.trim());
const titles = () =>
  within(screen.getByRole('listbox', { name: 'Search or go to…' }))
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-labelledby') ?? '')
    .map((id) => document.getElementById(id)?.textContent);

it('opens by its keys also from a field, with what was opened last before actions and pages', async () => {
  const { user } = await openedCompany();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('{Control>}k{/Control}');

  const input = await field();
  expect(document.activeElement).toBe(input);
  expect(titles()).toEqual(['Recently opened', 'Actions', 'Pages']);
  expect(options()[0]).toContain('Żółty Słoń');

  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Edit company' })).toBeDefined();
  expect(window.location.search).toBe('?open=c1');
});

it('leaves nothing of what was opened after logout', async () => {
  const { user } = await openedCompany({ Logout: { data: { logout: { errors: [] } } } });
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Słoń'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'sign out{Enter}');

  await screen.findByRole('button', { name: 'Log in' });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Słoń');
});

it('never shows an answer to an older text over a newer one', async () => {
  const late = new Map<string, (answer: Answer) => void>();
  const { user } = await openCompanies({
    CommandPalette: ({ search }) =>
      new Promise<Answer>((resolve) => late.set(String(search), resolve)),
  });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'bar');
  await waitFor(() => expect(late.has('bar')).toBe(true));
  await user.type(await field(), ' 2');
  await waitFor(() => expect(late.has('bar 2')).toBe(true));

  late.get('bar 2')?.(found('Bar 2 form'));
  await screen.findByRole('option', { name: 'Bar 2 form' });
  late.get('bar')?.(found('Bar form'));
  await user.type(await field(), ' ');

  expect(screen.queryByRole('option', { name: 'Bar form' })).toBeNull();
  expect(screen.getByRole('option', { name: 'Bar 2 form' })).toBeDefined();
});

it('finds what the screens have shown while nobody answers, and says that this is all', async () => {
  const { user } = await openCompanies();
  reportNoAnswer();
  try {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'slon');

    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Żółty Słoń');
    expect(screen.getByText(/You are offline. Only what you saw lately/)).toBeDefined();
  } finally {
    reportAnswer();
  }
});

it('offers to try again when the search fails, and what it knows meanwhile', async () => {
  let isBroken = true;
  const { user } = await openCompanies({
    CommandPalette: () => (isBroken ? { failure: 'UPSTREAM_UNAVAILABLE' } : found('Statement')),
  });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'stat');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(options()[0]).toContain('Stats');
  isBroken = false;
  await user.click(retry);

  expect(await screen.findByRole('option', { name: 'Statement' })).toBeDefined();
});

it('takes a text on to the feedback', async () => {
  const { user } = await openCompanies();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'zimna zupa');
  await user.click(screen.getByRole('option', { name: 'Search feedback for “zimna zupa”' }));

  await waitFor(() => expect(window.location.pathname).toBe('/feedback/'));
  expect(new URLSearchParams(window.location.search).get('search')).toBe('zimna zupa');
});

const sameWords = [
  ['palette.detailsTab', 'account.detailsTab'],
  ['palette.securityTab', 'account.securityTab'],
  ['palette.settingsTab', 'account.settingsTab'],
  ['palette.subscriptionTab', 'account.subscriptionTab'],
  ['palette.scansSubmissions', 'stats.scansSubmissions'],
  ['palette.ratings', 'stats.ratings'],
  ['palette.locationsCodes', 'stats.locationsCodes'],
  ['palette.statsReport', 'stats.report'],
  ['palette.recentlyDeleted', 'deleted.title'],
  ['palette.wizard', 'creator.openWizard'],
  ['palette.addCompany', 'companies.add'],
  ['palette.addLocation', 'locations.add'],
  ['palette.newForm', 'creator.newForm'],
  ['palette.newFrame', 'creator.newFrame'],
  ['palette.newCode', 'creator.newCode'],
  ['shell.forms', 'creator.tabs.forms'],
  ['shell.frames', 'creator.tabs.frames'],
  ['shell.codes', 'creator.tabs.codes'],
] as const;

it.each(sameWords)('calls %s as the screen does', (own, onScreen) => {
  expect([english[own], polish[own]]).toEqual([english[onScreen], polish[onScreen]]);
});
