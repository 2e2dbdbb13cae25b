// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answers } from '../../../test/fakeGateway';
import { me } from '../../../test/me';
import { press, renderApp } from '../../../test/renderApp';

const session = (changes: object) => ({
  __typename: 'Session',
  id: 's1',
  isCurrent: false,
  dateCreated: '2026-11-20T09:00:00.000Z',
  lastSeen: '2026-11-21T09:00:00.000Z',
  device: 'Firefox on Windows',
  address: '203.0.113.0/24',
  isRemembered: true,
  ...changes,
});

const event = (changes: object) => ({
  __typename: 'SecurityEvent',
  id: 'e1',
  kind: 'LOGGED_IN',
  dateCreated: '2026-11-21T09:00:00.000Z',
  address: '203.0.113.0/24',
  device: 'Firefox on Windows',
  isCurrent: false,
  letter: null,
  apiKey: null,
  counts: null,
  ...changes,
});

const eventPage = (items: object[], pageInfo = { page: 1, pageCount: 1 }) => ({
  data: { securityEvents: { items, pageInfo } },
});

const both = [
  session({ id: 's1', isCurrent: true }),
  session({ id: 's2', device: '', address: null }),
];

const factorIs = (isOn: boolean, recoveryCodes = 10) => ({
  data: {
    secondFactor: {
      __typename: 'SecondFactor',
      isOn,
      dateEnabled: isOn ? '2026-11-20T09:00:00.000Z' : null,
      recoveryCodes: isOn ? recoveryCodes : 0,
    },
  },
});

const open = (answers: Answers = {}, language: 'en-US' | 'pl-PL' = 'en-US') =>
  renderApp('/account/?tab=security', {
    isLoggedIn: true,
    language,
    answers: {
      AccountPage: { data: { me } },
      AppShell: { data: { me } },
      Sessions: { data: { sessions: both } },
      SecurityEvents: eventPage([]),
      SecondFactor: factorIs(false),
      Passkeys: { data: { passkeys: [] } },
      ...answers,
    },
  });

describe('where you are logged in', () => {
  it('names each device and place, and offers to log out all but this one', async () => {
    open();
    const list = await screen.findByRole('region', { name: 'Where you are logged in' });
    const [own, other] = await within(list).findAllByRole('listitem');

    expect(own?.textContent).toContain('Firefox on WindowsThis deviceNetwork 203.0.113.…');
    expect(other?.textContent).toContain('Unknown deviceUnknown network · Last seen');
    expect(within(list).getAllByRole('button', { name: 'Log out this device' })).toHaveLength(1);
  });

  it('asks before it logs a device out', async () => {
    const { user, asked } = open({
      EndSession: { data: { endSession: { sessions: [both[0]], errors: [] } } },
    });
    await press(user, 'Log out this device');
    expect(asked.some(({ name }) => name === 'EndSession')).toBe(false);
    await press(user, 'Log out');

    expect(await screen.findByText('The device is logged out.')).toBeDefined();
    expect(asked.find(({ name }) => name === 'EndSession')?.variables).toEqual({
      input: { id: 's2' },
    });
  });

  it('is content when the device was logged out already', async () => {
    const errors = [{ field: null, code: 'not_found' }];
    const { user } = open({ EndSession: { data: { endSession: { sessions: null, errors } } } });
    await press(user, 'Log out this device');
    await press(user, 'Log out');
    expect(await screen.findByText('The device is logged out.')).toBeDefined();
  });

  it('says that a device could not be logged out', async () => {
    const errors = [{ field: null, code: 'throttled' }];
    const { user } = open({ EndSession: { data: { endSession: { sessions: null, errors } } } });
    await press(user, 'Log out this device');
    await press(user, 'Log out');
    expect(await screen.findByText('The device could not be logged out.')).toBeDefined();
  });

  it('loads again what did not come', async () => {
    let tries = 0;
    const { user } = open({
      Sessions: () => {
        tries += 1;
        return tries === 1 ? { status: 500 } : { data: { sessions: both } };
      },
    });
    const notice = await screen.findByText('Your devices could not be loaded.');
    await press(user, 'Try again');
    await waitFor(() => expect(notice.isConnected).toBe(false));
    expect(await screen.findByText('Unknown device')).toBeDefined();
  });
});

const apiKey = { __typename: 'NamedApiKey', name: 'Till', prefix: 'hb_live_x7Qp' };

const counts = { removed: 1, locations: 2, codes: 5, feedback: 22 };

describe('recent activity', () => {
  it.each([
    ['en-US', { kind: 'NEW_DEVICE' }, 'Logged in on a new device.'],
    [
      'en-US',
      { kind: 'LETTER_FAILED', letter: 'ACTIVATION' },
      'The letter with the activation link could not be delivered.',
    ],
    ['en-US', { kind: 'LETTER_FAILED', letter: null }, 'A letter could not be delivered.'],
    [
      'en-US',
      { kind: 'COMPANIES_REMOVED', counts },
      '1 company was deleted, with 2 locations, 5 codes and 22 answers.',
    ],
    ['en-US', { kind: 'API_KEY_MADE' }, 'An API key was made.'],
    ['en-US', { kind: 'API_KEY_MADE', apiKey }, 'The API key “Till” (hb_live_x7Qp…) was made.'],
    [
      'pl-PL',
      { kind: 'API_KEY_REVOKED', apiKey },
      'Unieważniono klucz API „Till” (hb_live_x7Qp…).',
    ],
    ['pl-PL', { kind: 'NEW_DEVICE' }, 'Zalogowano na nowym urządzeniu.'],
    [
      'pl-PL',
      { kind: 'LETTER_FAILED', letter: 'NEW_SIGN_IN' },
      'Nie udało się dostarczyć wiadomości o logowaniu z nowego urządzenia.',
    ],
    [
      'pl-PL',
      { kind: 'COMPANIES_REMOVED', counts },
      'Usunięto 1 firmę z 2 lokalizacjami, 5 kodami i 22 odpowiedziami.',
    ],
    [
      'pl-PL',
      { kind: 'FORMS_REMOVED', counts: { ...counts, removed: 3 } },
      'Usunięto 3 formularze; cofnięto publikację 5 kodów.',
    ],
  ] as const)('says in %s what %o is', async (language, changes, sentence) => {
    open({ SecurityEvents: eventPage([event(changes)]) }, language);
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('asks of what somebody else may have done whether it was you', async () => {
    open({
      SecurityEvents: eventPage([
        event({ id: 'e1', kind: 'LOGIN_FAILED' }),
        event({ id: 'e2', kind: 'NEW_DEVICE', isCurrent: true }),
        event({ id: 'e3', kind: 'API_KEY_MADE' }),
        event({ id: 'e4', kind: 'LOGIN_FAILED', address: '203.0.113.9' }),
      ]),
    });
    const list = await screen.findByRole('region', { name: 'Recent activity' });
    const [failed, own, same, elsewhere] = await within(list).findAllByRole('listitem');
    expect(within(failed as HTMLElement).getByText('Was it you?')).toBeDefined();
    expect(within(own as HTMLElement).queryByText('Was it you?')).toBeNull();
    expect(within(own as HTMLElement).getByText('This device')).toBeDefined();
    // Each device at one place asks once.
    expect(within(same as HTMLElement).queryByText('Was it you?')).toBeNull();
    expect(within(elsewhere as HTMLElement).getByText('Was it you?')).toBeDefined();
  });

  it('says which key a program did something with', async () => {
    open({ SecurityEvents: eventPage([event({ kind: 'FEEDBACK_REMOVED', counts, apiKey })]) });
    expect(
      await screen.findByText(/^Program with the key “Till” \(hb_live_x7Qp…\) · /),
    ).toBeDefined();
  });

  it('turns its pages', async () => {
    const { user } = open({
      SecurityEvents: ({ page }) => {
        const { page: number } = page as { page: number };
        const kind = number === 1 ? 'LOGGED_OUT' : 'REGISTERED';
        return eventPage([event({ id: `e${number}`, kind })], { page: number, pageCount: 2 });
      },
    });
    expect(await screen.findByText('Logged out.')).toBeDefined();
    await press(user, 'Next');
    expect(await screen.findByText('The account was opened.')).toBeDefined();
  });

  it('says that it is empty', async () => {
    open();
    expect(await screen.findByText('Nothing yet.')).toBeDefined();
  });

  it('says that it did not come', async () => {
    open({ SecurityEvents: { status: 500 } });
    expect(await screen.findByText('Your recent activity could not be loaded.')).toBeDefined();
  });
});

describe('one-time codes', () => {
  const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-2222-3333'];
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it('are turned on by the password, a picture or text, and a first code', async () => {
    let isOn = false;
    const { user, asked } = open({
      SecondFactor: () => factorIs(isOn),
      BeginSecondFactor: {
        data: {
          beginSecondFactor: { secret, uri: `otpauth://totp/x?secret=${secret}`, errors: [] },
        },
      },
      ConfirmSecondFactor: ({ input }) => {
        isOn = (input as { code: string }).code === '123456';
        const errors = isOn ? [] : [{ field: 'code', code: 'code_wrong' }];
        return { data: { confirmSecondFactor: { recoveryCodes: isOn ? codes : null, errors } } };
      },
    });
    await press(user, 'Turn on one-time codes');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Your password/), 'Parasol nad stolikiem 7!');
    await user.click(dialog.getByRole('button', { name: 'Next' }));

    expect(
      await screen.findByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeDefined();
    expect(screen.getByDisplayValue(/^GEZD GNBV GY3T QOJQ\s+GEZD GNBV GY3T QOJQ$/)).toBeDefined();
    const field = screen.getByLabelText(/^Six-digit code/);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    const next = within(screen.getByRole('dialog'));
    await user.type(field, '000000');
    await user.click(next.getByRole('button', { name: 'Turn on one-time codes' }));
    expect(
      await screen.findByText('This code is not right, or it was used already.'),
    ).toBeDefined();
    await user.clear(field);
    await user.type(field, '123456');
    await user.click(next.getByRole('button', { name: 'Turn on one-time codes' }));

    expect(await screen.findByText('These codes are shown only now')).toBeDefined();
    for (const code of codes) expect(screen.getByText(code)).toBeDefined();
    await press(user, 'I have kept them');
    expect(await screen.findByText(/^On since .* 10 recovery codes are left\.$/)).toBeDefined();
    expect(asked.find(({ name }) => name === 'BeginSecondFactor')?.variables).toEqual({
      input: { password: 'Parasol nad stolikiem 7!' },
    });
  });

  it.each([
    [0, 'No recovery code is left. Make new ones.'],
    [1, '1 recovery code is left. Make new ones.'],
  ])('say that %d recovery codes are left', async (left, words) => {
    open({ SecondFactor: factorIs(true, left) });
    expect(await screen.findByText(new RegExp(words))).toBeDefined();
  });

  const answerBoth = async (user: ReturnType<typeof open>['user'], action: string) => {
    await press(user, action);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Your password/), 'Parasol');
    await user.type(dialog.getByLabelText(/^Code of the app/), '123456');
    await user.click(dialog.getByRole('button', { name: action }));
  };

  it('give new recovery codes', async () => {
    const { user, asked } = open({
      SecondFactor: factorIs(true),
      RenewRecoveryCodes: { data: { renewRecoveryCodes: { recoveryCodes: codes, errors: [] } } },
    });
    await answerBoth(user, 'Make new recovery codes');
    expect(await screen.findByText(codes[0] as string)).toBeDefined();
    expect(asked.find(({ name }) => name === 'RenewRecoveryCodes')?.variables).toEqual({
      input: { password: 'Parasol', code: '123456' },
    });
  });

  it('are turned off', async () => {
    const off = factorIs(false).data.secondFactor;
    const { user } = open({
      SecondFactor: factorIs(true),
      EndSecondFactor: { data: { endSecondFactor: { secondFactor: off, errors: [] } } },
    });
    await answerBoth(user, 'Turn off one-time codes');
    expect(await screen.findByText('One-time codes are off.')).toBeDefined();
  });

  it('say when another device was first', async () => {
    const errors = [{ field: null, code: 'not_found' }];
    const { user } = open({
      SecondFactor: factorIs(true),
      EndSecondFactor: { data: { endSecondFactor: { secondFactor: null, errors } } },
    });
    await answerBoth(user, 'Turn off one-time codes');
    expect(
      await screen.findByText('This was changed on another device. Look again.'),
    ).toBeDefined();
  });
});

describe('another login address', () => {
  const fill = async (user: ReturnType<typeof open>['user'], values: Record<string, string>) => {
    await press(user, 'Change the address');
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, text] of Object.entries(values)) {
      await user.type(await dialog.findByLabelText(new RegExp(`^${label}`)), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
  };

  it('is asked for by the password, and says where the link went', async () => {
    const { user, asked } = open({
      RequestEmailChange: { data: { requestEmailChange: { sent: true, errors: [] } } },
    });
    await fill(user, { 'New address': 'new@cafe.example', 'Your password': 'Parasol' });
    expect(
      await screen.findByText(
        'We wrote to new@cafe.example. Open the link in that letter within a day.',
      ),
    ).toBeDefined();
    expect(asked.find(({ name }) => name === 'RequestEmailChange')?.variables).toEqual({
      input: { email: 'new@cafe.example', password: 'Parasol' },
    });
  });

  it('takes a code where codes are on', async () => {
    const { user, asked } = open({
      SecondFactor: factorIs(true),
      RequestEmailChange: { data: { requestEmailChange: { sent: true, errors: [] } } },
    });
    await fill(user, {
      'New address': 'new@cafe.example',
      'Your password': 'Parasol',
      'Code of the app': '123456',
    });
    await screen.findByText(/^We wrote to/);
    expect(asked.find(({ name }) => name === 'RequestEmailChange')?.variables).toEqual({
      input: { email: 'new@cafe.example', password: 'Parasol', code: '123456' },
    });
  });

  it('says what is wrong at its field', async () => {
    const errors = [{ field: 'email', code: 'email_same' }];
    const { user } = open({
      RequestEmailChange: { data: { requestEmailChange: { sent: false, errors } } },
    });
    await fill(user, { 'New address': 'same@cafe.example', 'Your password': 'Parasol' });
    expect(await screen.findByText('This is your address already.')).toBeDefined();
  });
});

describe('passkeys', () => {
  const passkey = {
    __typename: 'Passkey',
    id: 'p1',
    name: 'My phone',
    dateCreated: '2026-11-20T09:00:00.000Z',
    lastUsed: null,
  };

  it('are listed, and say where the browser has none', async () => {
    open({ Passkeys: { data: { passkeys: [passkey] } } });
    const card = within(await screen.findByRole('region', { name: 'Passkeys' }));
    expect((await card.findByRole('listitem')).textContent).toContain('Not used yet');
    // jsdom knows none.
    expect(card.getByText('This browser has no passkeys.')).toBeDefined();
    expect(card.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('are removed by the password', async () => {
    const { user, asked } = open({
      Passkeys: { data: { passkeys: [passkey] } },
      RemovePasskey: { data: { removePasskey: { passkeys: [], errors: [] } } },
    });
    await press(user, 'Remove');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^“My phone” opens nothing any more/)).toBeDefined();
    await user.type(dialog.getByLabelText(/^Your password/), 'Parasol');
    await user.click(dialog.getByRole('button', { name: 'Remove the passkey' }));
    expect(await screen.findByText('The passkey is removed.')).toBeDefined();
    expect(asked.find(({ name }) => name === 'RemovePasskey')?.variables).toEqual({
      input: { id: 'p1', password: 'Parasol' },
    });
  });
});
