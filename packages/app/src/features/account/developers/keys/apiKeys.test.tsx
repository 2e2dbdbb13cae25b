// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answer, Answers } from '../../../../test/fakeGateway';
import { me } from '../../../../test/me';
import { fillIn, press, renderApp } from '../../../../test/renderApp';

const till = {
  __typename: 'ApiKey',
  id: 'k1',
  name: 'Till',
  scopes: ['READ_FEEDBACK', 'WRITE_CODES'],
  prefix: 'hb_live_x7Qp',
  everywhere: true,
  companies: [],
  locations: [],
  dateCreated: '2026-11-20T09:00:00.000Z',
  expiresAt: null,
  isExpired: false,
  lastUsed: null,
};

const report = {
  ...till,
  id: 'k2',
  name: 'Report',
  scopes: ['READ_STATS'],
  expiresAt: '2020-02-01T12:00:00.000Z',
  isExpired: true,
  lastUsed: '2020-01-31T12:00:00.000Z',
};

const open = (answers: Answers = {}, language: 'en-US' | 'pl-PL' = 'en-US') =>
  renderApp('/account/?tab=developers', {
    isLoggedIn: true,
    language,
    answers: {
      AccountPage: { data: { me } },
      AppShell: { data: { me } },
      ApiKeys: { data: { apiKeys: [till, report] } },
      ...answers,
    },
  });

describe('the list of keys', () => {
  it('says what each may do, until when, and when it was used', async () => {
    open();
    const table = await screen.findByRole('grid', { name: 'API keys' });
    const [, first, second] = await within(table).findAllByRole('row');

    expect(first?.textContent).toContain('Tillhb_live_x7Qp…');
    expect(first?.textContent).toContain('read:feedback, write:codes');
    expect(first?.textContent).toContain('NeverNo end date');
    expect(second?.textContent).toContain('ReportExpired');
    expect(second?.textContent).toContain('Feb 1, 2020');
  });

  it('names the places that a key is bound to', async () => {
    const page = (items: readonly object[]) => ({
      data: { list: { items, pageInfo: { pageCount: 1 } } },
    });
    open({
      ApiKeys: { data: { apiKeys: [{ ...till, everywhere: false, locations: ['l1'] }, report] } },
      CompanyChoices: page([]),
      LocationChoices: page([
        {
          __typename: 'Location',
          id: 'l1',
          name: 'Ogródek',
          company: { __typename: 'Company', id: 'c1', name: 'Parasol' },
        },
      ]),
    });
    expect(await screen.findByText('Only Ogródek')).toBeDefined();
  });

  it('says that there is none', async () => {
    open({ ApiKeys: { data: { apiKeys: [] } } }, 'pl-PL');
    expect(await screen.findByText('Nie ma jeszcze kluczy.')).toBeDefined();
  });

  it('loads again what did not come', async () => {
    let answer: Answer = { status: 500 };
    const { user } = open({ ApiKeys: () => answer });
    await screen.findByText('Your keys could not be loaded.');
    answer = { data: { apiKeys: [till] } };
    await press(user, 'Try again');
    expect(await screen.findByRole('grid', { name: 'API keys' })).toBeDefined();
  });

  it('stands beside the way to the documentation', async () => {
    open();
    const link = await screen.findByRole('link', { name: /Calls of the REST API/ });
    expect(link.getAttribute('href')).toBe('/api/docs/');
  });
});

describe('a new key', () => {
  const secret = `hb_live_${'x7Qp'.repeat(12)}x`;
  const make = async (answer: Answer) => {
    const rendered = open({ AddApiKey: answer });
    await press(rendered.user, 'Make a key');
    await fillIn(rendered.user, { Name: ' Till ', 'Your password': 'Quiet#Lantern42' });
    await rendered.user.click(screen.getByRole('checkbox', { name: /Read stats/ }));
    await press(rendered.user, 'Make a key');
    return rendered;
  };
  const refusing = (field: string | null, code: string): Answer => ({
    data: { addApiKey: { apiKey: null, secret: null, errors: [{ field, code }] } },
  });

  it('is shown once, and gone with its dialog', async () => {
    const { user, asked } = await make({
      data: { addApiKey: { apiKey: till, secret, errors: [] } },
    });

    expect(await screen.findByRole('heading', { name: 'The key “Till”' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'API key' })).toHaveProperty('value', secret);
    expect(asked.find(({ name }) => name === 'AddApiKey')?.variables).toEqual({
      input: {
        name: ' Till ',
        everywhere: true,
        companies: [],
        locations: [],
        scopes: ['READ_STATS'],
        expiresInDays: 90,
        password: 'Quiet#Lantern42',
      },
    });

    await press(user, 'I have copied it');
    await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
  });

  it('needs a name, something to allow, and the password', async () => {
    const { user, asked } = open();
    await press(user, 'Make a key');
    await screen.findByRole('dialog');
    await press(user, 'Make a key');

    expect(await screen.findAllByText('This field is required.')).toHaveLength(3);
    expect(asked.map(({ name }) => name)).not.toContain('AddApiKey');
  });

  it.each([
    ['password', 'password_wrong', 'This is not your current password.'],
    [null, 'too_many_keys', 'An account has 20 keys at most. Revoke one first.'],
  ])('says what was refused at %s: %s', async (field, code, sentence) => {
    await make(refusing(field, code));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('a key that is revoked', () => {
  const revoke = async (answer: Answer) => {
    const rendered = open({ RevokeApiKey: answer });
    await press(rendered.user, 'Revoke Till');
    expect(rendered.asked.some(({ name }) => name === 'RevokeApiKey')).toBe(false);
    await press(rendered.user, 'Revoke');
    return rendered;
  };

  it('is asked about first', async () => {
    const { asked } = await revoke({ data: { revokeApiKey: { apiKeys: [report], errors: [] } } });
    expect(await screen.findByText('The key is revoked.')).toBeDefined();
    expect(asked.find(({ name }) => name === 'RevokeApiKey')?.variables).toEqual({
      input: { id: 'k1' },
    });
  });

  it.each([
    ['not_found', 'The key is revoked.'],
    ['throttled', 'The key could not be revoked.'],
  ])('comes to this when the server says %s: %s', async (code, sentence) => {
    await revoke({ data: { revokeApiKey: { apiKeys: null, errors: [{ field: null, code }] } } });
    expect(await screen.findByText(sentence)).toBeDefined();
  });
});
