// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answers } from '../../../test/fakeGateway';
import { me } from '../../../test/me';
import { press, renderApp } from '../../../test/renderApp';

const maria = {
  __typename: 'Colleague',
  id: 'm1',
  firstName: 'Maria',
  lastName: 'Lis',
  email: 'maria@kawiarnia.example',
  role: 'MANAGER',
  everywhere: false,
  companies: [],
  locations: ['l1'],
  isSelf: false,
};
const invited = {
  __typename: 'Invitation',
  id: 'i1',
  email: 'jan@kawiarnia.example',
  role: 'READER',
  everywhere: true,
  companies: [],
  locations: [],
  expiresAt: '2026-12-01T12:00:00.000Z',
  isExpired: true,
};
const colleagues = (
  some: readonly object[],
  invitations: readonly object[] = [],
  transfer: object | null = null,
) => ({
  data: {
    colleagues: { __typename: 'Colleagues', colleagues: some, invitations, transfer },
  },
});
const places = (items: readonly object[]) => ({
  data: { list: { items, pageInfo: { pageCount: 1 } } },
});

const open = (
  tab: string,
  answers: Answers = {},
  person: object = me,
  language = 'en-US' as const,
) =>
  renderApp(`/account/?tab=${tab}`, {
    isLoggedIn: true,
    language,
    answers: {
      AccountPage: { data: { me: person } },
      AppShell: { data: { me: person } },
      Colleagues: colleagues([maria], [invited]),
      CompanyChoices: places([]),
      LocationChoices: places([
        {
          __typename: 'Location',
          id: 'l1',
          name: 'Ogródek',
          company: { __typename: 'Company', id: 'c1', name: 'Parasol' },
        },
      ]),
      ...answers,
    },
  });

describe('the colleagues of an account', () => {
  it('are named with their role, and invitations with their end', async () => {
    open('colleagues');
    const table = await screen.findByRole('grid', { name: 'Colleagues' });
    expect(table.textContent).toContain('Maria Lismaria@kawiarnia.example');
    expect(table.textContent).toContain('Manager');
    const waiting = await screen.findByRole('grid', { name: 'Invitations' });
    expect(waiting.textContent).toContain('jan@kawiarnia.example');
    expect(waiting.textContent).toContain('Expired');
  });

  it('are none for whoever is alone', async () => {
    open('colleagues', { Colleagues: colleagues([]) });
    expect(await screen.findByText('You are alone here.')).toBeDefined();
  });

  it('are removed after a question', async () => {
    let removed: unknown;
    const { user } = open('colleagues', {
      RemoveColleague: (variables) => {
        removed = variables;
        return { data: { removeColleague: { __typename: 'ColleaguesPayload', errors: [] } } };
      },
    });
    await screen.findByRole('grid', { name: 'Colleagues' });
    await press(user, 'Remove');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The colleague was removed.')).toBeDefined();
    expect(removed).toEqual({ input: { id: 'm1' } });
  });
});

describe('the ownership of an account', () => {
  const secondFactor = (isOn: boolean) => ({
    data: {
      secondFactor: {
        __typename: 'SecondFactor',
        isOn,
        dateEnabled: null,
        recoveryCodes: 0,
      },
    },
  });

  it('is offered by the password and a one-time code, where codes are on', async () => {
    let offered: unknown;
    const { user } = open('colleagues', {
      SecondFactor: secondFactor(true),
      OfferOwnership: (variables) => {
        offered = variables;
        return { data: { offerOwnership: { __typename: 'ColleaguesPayload', errors: [] } } };
      },
    });
    await screen.findByRole('grid', { name: 'Colleagues' });
    await press(user, 'Transfer ownership');
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Your password/), 'Quiet#Lantern42');
    await user.type(await within(dialog).findByLabelText(/One-time code/), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Offer the account' }));
    expect(
      await screen.findByText('The account was offered. You both get a letter.'),
    ).toBeDefined();
    expect(offered).toEqual({ input: { id: 'm1', password: 'Quiet#Lantern42', code: '123456' } });
  });

  it('is not spoken of to whoever is alone', async () => {
    open('colleagues', { Colleagues: colleagues([]) });
    await screen.findByText('You are alone here.');
    expect(screen.queryByRole('button', { name: 'Transfer ownership' })).toBeNull();
  });

  it('is withdrawn after a question', async () => {
    const { user } = open('colleagues', {
      Colleagues: colleagues([maria], [], {
        __typename: 'OwnershipTransfer',
        colleague: 'm1',
        expiresAt: '2026-12-04T12:00:00.000Z',
      }),
      WithdrawOwnership: {
        data: { withdrawOwnership: { __typename: 'ColleaguesPayload', errors: [] } },
      },
    });
    expect(await screen.findByText('Offered to Maria Lis, until December 4, 2026')).toBeDefined();
    await press(user, 'Withdraw');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The offer was withdrawn.')).toBeDefined();
  });

  it('is declined by the colleague, who has one account alone', async () => {
    let declined: unknown;
    const { user } = open(
      'accounts',
      {
        Accounts: {
          data: {
            accounts: [
              {
                __typename: 'OpenableAccount',
                id: 'a1',
                name: 'Parasol',
                ownerName: 'Ada Nowak',
                role: 'READER',
                isOwn: false,
                isCurrent: true,
                offeredUntil: '2026-12-04T12:00:00.000Z',
              },
            ],
          },
        },
        DeclineOwnership: (variables) => {
          declined = variables;
          return {
            data: { declineOwnership: { __typename: 'OwnershipAnswerPayload', errors: [] } },
          };
        },
      },
      { ...me, role: 'READER', everywhere: false, accounts: 1 },
    );
    const offer = await screen.findByText(
      'Ada Nowak offers you this account until December 4, 2026',
    );
    expect(offer).toBeDefined();
    await press(user, 'Decline');
    expect(await screen.findByText('You declined the account.')).toBeDefined();
    expect(declined).toEqual({ input: { id: 'a1' } });
  });
});

describe('a colleague', () => {
  const manager = { ...me, role: 'MANAGER', everywhere: false, accounts: 2 };

  it('sees no tab that is the owner’s, and the switch between accounts', async () => {
    open('details', {}, manager);
    await screen.findByRole('tab', { name: 'User details' });
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Developers' })).toBeNull());
    expect(screen.queryByRole('tab', { name: 'Colleagues' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Subscription & Payments' })).toBeNull();
    expect(await screen.findByRole('tab', { name: 'Accounts' })).toBeDefined();
    expect((await screen.findAllByRole('link', { name: 'Switch account' })).length).toBe(1);
  });

  it('is alone: sees nothing of accounts', async () => {
    open('details');
    await screen.findByRole('tab', { name: 'Colleagues' });
    expect(screen.queryByRole('tab', { name: 'Accounts' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Switch account' })).toBeNull();
  });
});
