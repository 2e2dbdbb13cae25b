// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepDraft } from '../drafts/drafts';
import { readStore } from '../drafts/draftDatabase';
import { noteAnswer, readAnswerTimes } from '../answerTimes';
import { keepData } from '../keptData';
import { rememberThing } from '../../shell/palette/recentThings';
import { reportAnswer, reportNoAnswer } from '../sendRequest';
import { storeLogin, setSession } from '../../session/session';
import { fakeCaches } from '../../test/fakeCaches';
import type { Answer } from '../../test/fakeGateway';
import { me } from '../../test/me';
import { fillIn, press, renderApp } from '../../test/renderApp';

const token = `h.${btoa(JSON.stringify({ user_id: 'zofia', sid: 'zofia1' }))}.s`;

const pageOf = (name: string) => ({
  data: {
    companies: {
      __typename: 'CompanyPage',
      items: [
        {
          __typename: 'Company',
          id: 'c1',
          name,
          address: 'ul. Floriańska 12, Kraków',
          registrationNumber: '0012345',
          representative: 'Zofia Wiśniewska',
          visitorName: null,
          dateCreated: '2026-01-01T10:00:00Z',
          locationCount: 2,
          codeCount: 3,
        },
      ],
      pageInfo: { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 1 },
    },
  },
});

const pageInfo = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 0 };
const noChoices: Answer = { data: { list: { __typename: 'CompanyPage', items: [], pageInfo } } };
const noLocations: Answer = {
  data: { locations: { __typename: 'LocationPage', items: [], pageInfo } },
};

let isUp: boolean;
let name: string;
let stored: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  isUp = true;
  name = 'Kawiarnia Parasol';
  stored = fakeCaches();
});

afterEach(() => reportAnswer());

const whileUp = (answer: () => Answer) => () => (isUp ? answer() : 'silence');

function open(path: string) {
  const rendered = renderApp(path, {
    isLoggedIn: true,
    answers: {
      AppShell: { data: { me } },
      CompaniesPage: whileUp(() => pageOf(name)),
      CompanyChoices: whileUp(() => noChoices),
      LocationsPage: whileUp(() => noLocations),
      AddCompany: 'silence',
      Logout: { data: { logout: { __typename: 'LogoutPayload', success: true } } },
    },
  });
  storeLogin({ access: token, refresh: token }, { remember: true });
  const answer = fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    isUp || asked[0] !== '/healthz' ? answer(...asked) : Promise.reject(new TypeError('Failed')),
  );
  return rendered;
}

const goOffline = () => {
  isUp = false;
  act(() => reportNoAnswer());
};

const goOnline = () => {
  isUp = true;
  act(() => reportAnswer());
};

describe('without a network', () => {
  it('a screen stays readable and says how old its answer is', async () => {
    open('/companies/');
    await screen.findByText('Kawiarnia Parasol');
    const [question = ''] = Object.keys(readAnswerTimes()).filter((key) =>
      key.startsWith('CompaniesPage '),
    );
    const variables = JSON.parse(question.slice('CompaniesPage '.length)) as object;
    noteAnswer('CompaniesPage', { ...variables }, Date.now() - 5 * 60_000 - 1_000);
    goOffline();

    expect(await screen.findByText('As of 5 minutes ago.')).toBeDefined();
    expect(screen.getByText('You are offline. What you see may be out of date.')).toBeDefined();
    expect(screen.getByText('Kawiarnia Parasol')).toBeDefined();
  });

  it('a screen that was never seen says that it needs the network, and comes by itself', async () => {
    const { user } = open('/companies/');
    await screen.findByText('Kawiarnia Parasol');
    goOffline();
    await user.click(screen.getByRole('link', { name: 'Locations' }));

    expect(await screen.findByText('This screen needs the network')).toBeDefined();
    expect(screen.queryByText(/^As of/)).toBeNull();

    goOnline();
    expect(await screen.findByText('No locations found')).toBeDefined();
    expect(screen.queryByText('This screen needs the network')).toBeNull();
  });

  it('a change says at once that it needs the network, and what was typed stays', async () => {
    const { user } = open('/companies/');
    await screen.findByText('Kawiarnia Parasol');
    goOffline();
    await press(user, 'Add company');
    await fillIn(user, {
      Name: 'Cukiernia Lipa',
      Address: 'ul. Długa 1, Kraków',
      'Registration number': '0054321',
      Representative: 'Anna Nowak',
    });
    const [submit] = screen.getAllByRole('button', { name: 'Add company' });
    await user.click(submit ?? document.body);

    expect(
      await screen.findByText('You are offline. Nothing was changed; try again when you are back.'),
    ).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name( *\*)?$/).value).toBe('Cukiernia Lipa');
  });

  it('what is on the screen is renewed when the server is back', async () => {
    open('/companies/');
    await screen.findByText('Kawiarnia Parasol');
    goOffline();
    await screen.findByText('As of now.');
    name = 'Cukiernia Lipa';
    goOnline();

    expect(await screen.findByText('Cukiernia Lipa')).toBeDefined();
    expect(screen.queryByText('As of now.')).toBeNull();
  });
});

/** Everything that this browser holds, as one text. */
const heldHere = async () =>
  JSON.stringify([
    [...stored.values()].map((cache) => [...cache.values()]),
    { ...localStorage },
    { ...sessionStorage },
    await readStore((store) => store.getAll()),
    document.body.textContent,
    document.title,
  ]);

it('a logout leaves nothing of the account in any store of the browser', async () => {
  const { user } = open('/companies/');
  await screen.findByText('Kawiarnia Parasol');
  await keepData('zofia1', { data: { 'Company:c1': { name } }, keptAt: { companies: 1 } });
  await keepDraft({
    id: 'editor-1',
    kind: 'form',
    documentId: 'f1',
    document: { title: 'Kawiarnia Parasol' },
    base: {},
    revision: 1,
    changedAt: 1,
  });
  rememberThing({ kind: 'company', id: 'c1', name });
  expect(await heldHere()).toContain('Kawiarnia');

  await user.click(screen.getByRole('link', { name: 'Log out' }));
  await screen.findByRole('button', { name: 'Log in' });

  await waitFor(async () => expect(await heldHere()).not.toMatch(/Kawiarnia|zofia|eyJ/i));
});

it('somebody else finds nothing of the last account, also when nobody logged out', async () => {
  await keepData('eve1', { data: { 'Company:c9': { name: 'Secret' } }, keptAt: {} });
  open('/companies/');
  act(() => setSession({ isOffline: true }));
  goOffline();

  expect(await screen.findByText('This screen needs the network')).toBeDefined();
  expect(document.body.textContent).not.toContain('Secret');
});
