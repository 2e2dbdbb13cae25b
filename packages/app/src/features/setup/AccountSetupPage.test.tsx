// @vitest-environment jsdom
import { frameSizes } from '@hearback/print/frames';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answers } from '../../test/fakeGateway';
import { fillIn, press, renderApp } from '../../test/renderApp';

interface Thing {
  id: string;
  [key: string]: unknown;
}

type Lists = Record<'companies' | 'locations' | 'forms' | 'frames' | 'codes', Thing[]>;

const me = {
  __typename: 'User',
  id: 'u1',
  firstName: 'Zofia',
  lastName: 'Wiśniewska',
  email: 'zofia@kawiarnia.example',
  theme: 0,
  language: 'en-US',
  hasSetup: false,
  hasSample: false,
  role: 'OWNER',
  everywhere: true,
  accounts: 1,
  deletesAt: null,
};

/** An account that keeps what the steps save, as the gateway's answers. */
function account(): { lists: Lists; answers: Answers } {
  const lists: Lists = { companies: [], locations: [], forms: [], frames: [], codes: [] };
  const saved = (name: string, thing: string, typename: string, list: keyof Lists) => ({
    [name]: ({ input }: Record<string, unknown>) => {
      const made = { __typename: typename, ...(input as object), id: `${thing}-1` };
      const [old] = lists[list];
      lists[list] = [{ ...old, ...toThing[thing]?.(made, lists) } as Thing];
      const operation = name[0]?.toLowerCase() + name.slice(1);
      return { data: { [operation]: { [thing]: lists[list][0], errors: [], emailedTo: null } } };
    },
  });
  const list = (items: Thing[]) => ({ items });
  const person = { ...me };
  let settings = {
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

  return {
    lists,
    answers: {
      AppShell: () => ({ data: { me: person } }),
      AccountSetupPage: () => ({
        data: {
          me: person,
          notificationSettings: settings,
          companies: list(lists.companies),
          locations: list(lists.locations),
          forms: list(lists.forms),
          frames: list(lists.frames),
          codes: list(lists.codes),
        },
      }),
      UpdateNotificationSettings: ({ input }) => {
        settings = { ...settings, ...(input as object) };
        return { data: { updateNotificationSettings: { settings, errors: [] } } };
      },
      FinishSetup: () => {
        person.hasSetup = true;
        return { data: { updateUserDetails: { user: person, errors: [] } } };
      },
      ...saved('AddCompany', 'company', 'Company', 'companies'),
      ...saved('UpdateCompany', 'company', 'Company', 'companies'),
      ...saved('AddLocation', 'location', 'Location', 'locations'),
      ...saved('AddForm', 'form', 'Form', 'forms'),
      ...saved('AddFrame', 'frame', 'Frame', 'frames'),
      ...saved('AddCode', 'code', 'Code', 'codes'),
      LinkedFrame: () => ({
        data: { frame: { ...lists.frames[0], __typename: 'Frame', revision: 1 } },
      }),
      PublishCode: () => {
        lists.codes = lists.codes.map((code) => ({ ...code, state: 'PUBLISHED' }));
        return {
          data: { publishCode: { code: lists.codes[0], formUrl: '', emailedTo: null, errors: [] } },
        };
      },
    },
  };
}

const moment = '2026-11-20T09:00:00.000Z';

/** What the gateway makes of what was sent. */
const toThing: Record<string, (made: Thing, lists: Lists) => object> = {
  company: (made) => ({
    ...made,
    dateCreated: moment,
    locationCount: 0,
    codeCount: 0,
  }),
  location: (made, { companies }) => ({
    ...made,
    company: companies[0],
    dateCreated: moment,
    numberOfCodes: 0,
  }),
  form: (made) => ({
    ...made,
    title: (made['document'] as { title: string }).title,
    version: 1,
    usedByCodes: 0,
    dateCreated: moment,
    dateUpdated: moment,
  }),
  frame: (made) => ({
    ...made,
    name: (made['document'] as { name: string }).name,
    hasQr: true,
    dateCreated: moment,
    dateUpdated: moment,
  }),
  code: (made, { companies, locations, forms, frames }) => ({
    ...made,
    slug: 'ABCDEFGHJK',
    shortUrl: 'https://hearback.test/r/ABCDEFGHJK',
    state: 'DRAFT',
    style: null,
    replacesAnswers: false,
    tags: [],
    hasUnpublishedChanges: false,
    dateCreated: moment,
    publishedAt: null,
    location: locations[0],
    company: companies[0],
    form: forms[0],
    frame: frames[0],
  }),
};

const step = async (name: string) => screen.findByRole('group', { name });
const goOn = 'Save and continue';
const company = {
  Name: 'Kawiarnia Parasol',
  Address: 'ul. Floriańska 12, Kraków',
  'Registration number': '0012345',
};

describe('the setup', () => {
  it('goes from nothing to a code that can be printed', async () => {
    const { answers, lists } = account();
    const { user, asked } = renderApp('/account-setup/', { isLoggedIn: true, answers });

    await step('Your company');
    await fillIn(user, company);
    await press(user, goOn);

    await step('Where does the code hang?');
    expect(screen.getByDisplayValue(me.email)).toBeDefined();
    expect(screen.getByDisplayValue(company.Address)).toBeDefined();
    expect(screen.getByDisplayValue('ul. Floriańska 12')).toBeDefined();
    // What visitors read is there already, and asks for nothing.
    expect(lists.companies[0]).toMatchObject({ visitorName: null });
    expect(screen.getByText('Visitors read: Kawiarnia Parasol')).toBeDefined();
    await fillIn(user, { 'Name of the place': 'Rynek', 'Place, as visitors know it': 'Ogródek' });
    expect(screen.getByText('Visitors read: Kawiarnia Parasol · Ogródek')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /5 or lower/ }));
    await user.click(await screen.findByRole('option', { name: '3 or lower' }));
    await press(user, goOn);

    await step('What would you like to know?');
    const [picture] = screen.getAllByText('Kawiarnia Parasol · Ogródek');
    expect(picture?.closest('form')?.textContent).not.toContain('Rynek');
    expect(screen.getByRole('radio', { name: 'Café', checked: true })).toBeDefined();
    expect(lists.locations[0]).toMatchObject({ name: 'Rynek', visitorName: 'Ogródek' });
    await user.click(screen.getByRole('radio', { name: /Only stars/ }));
    await press(user, goOn);

    await step('What do you print?');
    const [first] = screen.getAllByRole('radio');
    expect(within(first!.closest('label')!).getByText('Morning café')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Size/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Marigold band' }));
    expect(screen.getByRole('button', { name: /Size/ })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Clinic' })).toBeNull();
    await press(user, 'Show all 20');
    expect(screen.getByRole('radio', { name: 'Clinic' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Bistro menu' }));
    expect(screen.getByRole('radio', { name: 'Bistro menu', checked: true })).toBeDefined();
    await press(user, goOn);

    await step('Publish your code');
    expect(screen.getByDisplayValue('First code')).toBeDefined();
    await fillIn(user, { 'Name of the code': 'Lada' });
    await press(user, 'Publish and print');

    const print = within(await screen.findByRole('dialog', { name: 'Print frame' }));
    expect((await print.findByRole('button', { name: /File$/ })).textContent).toContain('PDF');
    expect(print.getByRole('button', { name: /Sheets$/ }).textContent).toContain('A4');
    expect(print.getByRole('button', { name: 'Download .pdf' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Your code is live')).toBeDefined();
    expect(screen.getByText('QR code will be emailed')).toBeDefined();
    await press(user, 'Print it');
    await screen.findByRole('dialog', { name: 'Print frame' });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: /hearback\.test\/r\/ABCDEFGHJK/ })).toBeDefined();
    expect(lists.forms[0]?.['title']).toBe('Feedback: Rynek');
    const letters = asked.find(({ name }) => name === 'UpdateNotificationSettings')?.variables;
    expect(letters?.['input']).toMatchObject({ lowRatingLetters: true, lowRatingThreshold: 3 });
    const frame = asked.find(({ name }) => name === 'AddFrame')?.variables['input'];
    expect(frame).toMatchObject({ document: { name: 'Bistro menu', size: frameSizes.a6 } });
    const { input } = asked.find(({ name }) => name === 'AddCode')?.variables ?? {};
    expect(input).toMatchObject({ locationId: 'location-1', formId: 'form-1', frameId: 'frame-1' });
    expect(asked.map(({ name }) => name)).toContain('FinishSetup');
  });

  it('goes on where it was left, and corrects an earlier step', async () => {
    const { answers, lists } = account();
    lists.companies = [
      {
        ...toThing['company']?.({ id: 'company-1' }, lists),
        __typename: 'Company',
        id: 'company-1',
        name: 'Kawiarnia',
        address: 'Rynek 1',
        registrationNumber: '0012345',
        visitorName: null,
        representative: 'Zofia Wiśniewska',
      },
    ];
    const { user, asked } = renderApp('/account-setup/', { isLoggedIn: true, answers });

    await step('Where does the code hang?');
    await user.click(screen.getByRole('button', { name: /Company/ }));
    await step('Your company');
    await fillIn(user, { Name: 'Kawiarnia Parasol' });
    await press(user, goOn);

    await step('Where does the code hang?');
    expect(lists.companies[0]?.['name']).toBe('Kawiarnia Parasol');
    expect(asked.map(({ name }) => name)).toContain('UpdateCompany');
  });

  it('asks for what a company needs, and for digits', async () => {
    const { answers, lists } = account();
    const { user } = renderApp('/account-setup/', { isLoggedIn: true, answers });
    await step('Your company');

    await press(user, goOn);
    expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
    await fillIn(user, { ...company, 'Registration number': 'PL 123' });
    await press(user, goOn);

    expect(await screen.findByText('The registration number must be a number.')).toBeDefined();
    expect(lists.companies).toEqual([]);
  });

  it('says what the server found wrong with the number', async () => {
    const { answers } = account();
    const errors = [{ field: 'registrationNumber', code: 'not_a_number' }];
    const { user } = renderApp('/account-setup/', {
      isLoggedIn: true,
      answers: { ...answers, AddCompany: { data: { addCompany: { company: null, errors } } } },
    });
    await step('Your company');
    await fillIn(user, company);

    await press(user, goOn);

    expect(
      await screen.findByText(
        'Cannot add/update the company, the registration number has a wrong format!',
      ),
    ).toBeDefined();
  });

  it('can be skipped, and is not offered again', async () => {
    const { answers } = account();
    const { user } = renderApp('/', { isLoggedIn: true, answers });

    await step('Your company');
    expect(window.location.pathname).toBe('/account-setup/');
    await press(user, 'Skip the setup');

    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('can be asked for again when it did not load', async () => {
    const { answers } = account();
    let isDown = true;
    const { user } = renderApp('/account-setup/', {
      isLoggedIn: true,
      answers: {
        ...answers,
        AccountSetupPage: (variables) => {
          const answer = answers['AccountSetupPage'];
          return isDown || typeof answer !== 'function' ? { status: 500 } : answer(variables);
        },
      },
    });

    await screen.findByText('The setup could not be loaded.');
    isDown = false;
    await press(user, 'Try again');

    expect(await step('Your company')).toBeDefined();
  });
});
