// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fillIn, press, renderApp } from '../../test/renderApp';

const companies = [
  { __typename: 'Company', id: 'c1', name: 'Corner Café', visitorName: null },
  { __typename: 'Company', id: 'c2', name: 'Harbour Bakery', visitorName: 'Bakery at the Pier' },
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

it.each([
  {
    field: 'email',
    code: 'invalid_email',
    words: 'Could not add/edit the location, the email address is invalid!',
  },
  // The company was deleted meanwhile, in another window.
  { field: 'companyId', code: 'not_found', words: 'Your location could not be added!' },
])('says, when the server refuses $field: $words', async ({ field, code, words }) => {
  const AddLocation = { data: { addLocation: { location: null, errors: [{ field, code }] } } };
  const { user } = renderApp('/locations/?add=1&company=c2', {
    isLoggedIn: true,
    answers: {
      ...answers,
      NotificationSettings: { data: { notificationSettings: letters } },
      AddLocation,
    },
  });
  await screen.findByRole('dialog', { name: 'Add location' });
  await fillIn(user, {
    Name: 'Old Town',
    'Email address': 'rynek@kwiat.example',
    'Physical address': 'Rynek 4, Kraków',
  });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add location' }));

  expect(await screen.findByText(words)).toBeTruthy();
});

const place = {
  __typename: 'Location',
  id: 'l1',
  name: 'Old Town',
  email: 'rynek@kwiat.example',
  address: 'Rynek 4, Kraków',
  description: '',
  visitorName: null,
  timezone: 'Europe/Warsaw',
  alertEmail: null,
  alertState: null,
  alertAskedAt: null,
  alertThreshold: null,
  tags: [],
  ratingTarget: null,
  dateCreated: '2026-11-01T09:00:00.000Z',
  numberOfCodes: 0,
  company: { __typename: 'Company', id: 'c1', name: 'Corner Café', visitorName: null },
};

const letters = {
  __typename: 'NotificationSettings',
  digest: 'NONE',
  quietFrom: null,
  quietTo: null,
  timezone: 'UTC',
  lowRatingLetters: true,
  lowRatingThreshold: 5,
  monthlyReport: false,
  lowRatingTopics: [],
  lowRatingWords: [],
};

/** The dialog that changes the one location there is. */
const edit = async (updated: object, settings: object = letters) => {
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
      NotificationSettings: { data: { notificationSettings: settings } },
      UpdateLocation: { data: { updateLocation: { location: null, errors: [], ...updated } } },
    },
  });
  await press(rendered.user, 'Actions for Old Town');
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit location' });
  return rendered;
};

type User = Awaited<ReturnType<typeof edit>>['user'];

const choose = async (user: User, now: RegExp, option: string) => {
  await user.click(await screen.findByRole('button', { name: now }));
  await user.click(await screen.findByRole('option', { name: option }));
};

it('tells of what the account does until something else is chosen, and where', async () => {
  const location = { ...place, alertThreshold: 4, alertEmail: 'szef@kwiat.example' };
  const { user, asked } = await edit({ location });

  await choose(user, /As in the account \(5 or lower\)/, 'Never');
  expect(screen.queryByLabelText('Alert address')).toBeNull();
  await choose(user, /Never/, '4 or lower');
  await fillIn(user, { 'Alert address': 'szef@kwiat.example' });
  await press(user, 'Save changes');

  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'UpdateLocation')?.variables).toMatchObject({
      input: { id: 'l1', alertThreshold: 4, alertEmail: 'szef@kwiat.example' },
    }),
  );
});

it('says that no letter is written where the account wants none', async () => {
  const { user } = await edit({}, { ...letters, lowRatingLetters: false });
  const said = 'Your account settings say never, so no letter is written';

  await choose(user, /As in the account \(Never\)/, '4 or lower');
  expect(await screen.findByText(new RegExp(`^${said}`))).toBeDefined();
});

it('says at the alert address what the server found wrong with it', async () => {
  const { user } = await edit({ errors: [{ field: 'alertEmail', code: 'invalid_email' }] });

  await fillIn(user, { 'Alert address': 'szef@kwiat.example' });
  await press(user, 'Save changes');

  const field = await screen.findByLabelText('Alert address');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

it('says what visitors read of a place, and never its own name', async () => {
  const { user, asked } = await edit({ location: { ...place, visitorName: 'Market Square' } });
  const field = screen.getByLabelText<HTMLInputElement>('Place, as visitors know it');
  expect(field.value).toBe('');
  expect(await screen.findByText('Visitors read: Corner Café')).toBeDefined();

  await fillIn(user, { 'Place, as visitors know it': 'Market Square' });
  expect(await screen.findByText('Visitors read: Corner Café · Market Square')).toBeDefined();
  await choose(user, /Corner Café/, 'Harbour Bakery');
  expect(
    await screen.findByText('Visitors read: Bakery at the Pier · Market Square'),
  ).toBeDefined();
  await press(user, 'Save changes');

  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'UpdateLocation')?.variables).toMatchObject({
      input: { id: 'l1', name: 'Old Town', companyId: 'c2', visitorName: 'Market Square' },
    }),
  );
});

it('changes the selected locations together, and names those that could not be changed', async () => {
  const { locations } = answers.LocationsPage.data;
  const items = [place, { ...place, id: 'l2', name: 'Harbour' }];
  const { user, asked } = renderApp('/locations/', {
    isLoggedIn: true,
    answers: {
      ...answers,
      LocationsPage: {
        data: {
          locations: { ...locations, items, pageInfo: { ...locations.pageInfo, totalCount: 2 } },
        },
      },
      UpdateLocation: ({ input }) => {
        const { id } = input as { id: string };
        const location = id === 'l1' ? { ...place, timezone: 'Europe/London' } : null;
        return { data: { updateLocation: { location, errors: [] } } };
      },
    },
  });
  for (const { name } of items) {
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  }
  await press(user, 'Edit together');
  await screen.findByRole('dialog', { name: 'Edit 2 locations' });
  await choose(user, /Write at once/, 'Never');
  await choose(user, /Alert address/, 'Another address');
  await press(user, 'Save changes');
  expect(await screen.findByText('This field is required.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /Another address/ }), 'szef@kwiat.example');
  await press(user, 'Save changes');

  const notice = await screen.findByText('1 location could not be changed. The others were.');
  expect(within(notice.closest('[role]') ?? notice).getByText('Harbour')).toBeDefined();
  const changes = () =>
    asked.filter(({ name }) => name === 'UpdateLocation').map(({ variables }) => variables);
  const change = { alertThreshold: 0, alertEmail: 'szef@kwiat.example' };
  expect(changes()).toEqual([
    { input: { id: 'l1', ...change } },
    { input: { id: 'l2', ...change } },
  ]);
  // Asked again, only what is left is changed.
  await press(user, 'Save changes');
  await waitFor(() => expect(changes()).toHaveLength(3));
  expect(changes()[2]).toEqual({ input: { id: 'l2', ...change } });
});

it('narrows the list by a tag, and adds tags to checked locations together', async () => {
  const items = [
    { ...place, tags: ['Summer'] },
    { ...place, id: 'l2', name: 'Harbour' },
  ];
  const { locations } = answers.LocationsPage.data;
  const { user, asked } = renderApp('/locations/', {
    isLoggedIn: true,
    answers: {
      ...answers,
      LocationsPage: {
        data: {
          locations: {
            ...locations,
            items,
            pageInfo: { ...locations.pageInfo, totalCount: 2 },
          },
        },
      },
      TagChoices: {
        data: { tags: [{ __typename: 'Tag', name: 'North', locations: 1, codes: 2 }] },
      },
      NotificationSettings: { data: { notificationSettings: letters } },
      TagLocations: {
        data: {
          tagLocations: {
            locations: items.map(({ id }) => ({ __typename: 'Location', id, tags: ['North'] })),
            errors: [],
          },
        },
      },
    },
  });
  await choose(user, /All tags/, 'North');
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'LocationsPage')?.variables).toMatchObject({
      tag: 'North',
    }),
  );
  expect(window.location.search).toContain('tag=North');

  for (const { name } of items) {
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  }
  await press(user, 'Edit together');
  await screen.findByRole('dialog', { name: 'Edit 2 locations' });
  await user.type(
    await screen.findByRole('combobox', { name: 'Add tags to all of them' }),
    'a;b,NORTH,',
  );
  await user.type(
    screen.getByRole('combobox', { name: 'Remove tags from all of them' }),
    'summer,',
  );
  await press(user, 'Save changes');
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'TagLocations')?.variables).toEqual({
      // What is in use keeps its spelling.
      input: { ids: ['l1', 'l2'], add: ['a', 'b', 'North'], remove: ['Summer'] },
    }),
  );
  expect(asked.filter(({ name }) => name === 'UpdateLocation')).toEqual([]);
});
