// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answer, Answers } from '../../test/fakeGateway';
import { me } from '../../test/me';
import { fillIn, press, renderApp } from '../../test/renderApp';

/** A tab of the account screen, in front of a server that knows the person. */
const openTab = (tab: string, answers: Answers = {}, person: object = me) =>
  renderApp(`/account/?tab=${tab}`, {
    isLoggedIn: true,
    answers: {
      AccountPage: { data: { me: person } },
      AppShell: { data: { me: person } },
      ...answers,
    },
  });

const failing: readonly { when: string; answer: Answer }[] = [
  { when: 'the server fails', answer: { status: 500 } },
  { when: 'the server has nobody to ask', answer: { failure: 'UPSTREAM_UNAVAILABLE' } },
];

describe('user details', () => {
  const save = async (names: Record<string, string>, answer: Answer) => {
    const rendered = openTab('details', { UpdateUserDetails: answer });
    await screen.findByDisplayValue('Zofia');
    await fillIn(rendered.user, names);
    await press(rendered.user, 'Save changes');
    return rendered;
  };

  it('says that they were updated', async () => {
    const { asked } = await save(
      { 'First name': 'Zosia' },
      { data: { updateUserDetails: { user: { ...me, firstName: 'Zosia' }, errors: [] } } },
    );

    expect(await screen.findByText('User details updated successfully!')).toBeDefined();
    expect(asked.at(-1)?.variables).toEqual({
      input: { firstName: 'Zosia', lastName: 'Wiśniewska' },
    });
  });

  it('asks for both names, and goes to the first', async () => {
    await save({ 'First name': '', 'Last name': ' ' }, { status: 500 });

    expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^First name/ })),
    );
  });

  it.each([
    ...failing,
    {
      when: 'the server refuses',
      answer: {
        data: {
          updateUserDetails: { user: null, errors: [{ field: 'firstName', code: 'too_long' }] },
        },
      },
    },
  ])('says, when $when: There was an issue when updating user details!', async ({ answer }) => {
    await save({ 'First name': 'Zosia' }, answer);

    expect(await screen.findByText('There was an issue when updating user details!')).toBeDefined();
    expect(screen.queryByText('There was a server issue, please try again later!')).toBeNull();
  });

  it('can be asked for again when they did not load', async () => {
    let answer: Answer = { status: 500 };
    const { user } = openTab('details', { AccountPage: () => answer });

    await screen.findByText('Your account could not be loaded.');
    answer = { data: { me } };
    await press(user, 'Try again');

    expect(await screen.findByDisplayValue('Zofia')).toBeDefined();
  });
});

describe('security settings', () => {
  const own = 'Parasol nad stolikiem 7!';
  const next = 'Nowy parasol 8!';
  const change = async (typed: readonly string[], answer: Answer = { status: 500 }) => {
    const rendered = openTab('security', { ChangePassword: answer });
    const [current = '', first = '', again = ''] = typed;
    await fillIn(rendered.user, {
      'Current password': current,
      'New password': first,
      'Repeat the new password': again,
    });
    await press(rendered.user, 'Change password');
    return rendered;
  };
  const refusing = (field: string | null, code: string): Answer => ({
    data: { changePassword: { changed: false, errors: [{ field, code }] } },
  });

  it.each([
    { typed: ['', '', ''], words: 'This field is required.', times: 3 },
    { typed: [own, 'Krótki 7!', 'x'], words: 'The password must have at least 10 characters.' },
    { typed: [own, 'nowy parasol 8!', 'x'], words: 'The password must have an upper case letter.' },
    { typed: [own, 'Nowy parasol!', 'x'], words: 'The password must have a digit.' },
    {
      typed: [own, 'Nowy parasol 8', 'x'],
      words: 'The password must have one of the characters @#$?!.',
    },
    { typed: [own, next, 'Nowy parasol 9!'], words: 'The password must match.' },
  ])('answer $typed with "$words"', async ({ typed, words, times = 1 }) => {
    const { asked } = await change(typed);

    expect(await screen.findAllByText(words)).toHaveLength(times);
    expect(asked.map(({ name }) => name)).not.toContain('ChangePassword');
  });

  it('say at the field that the current password is another', async () => {
    await change([own, next, next], refusing('currentPassword', 'password_wrong'));

    expect(await screen.findByText('This is not your current password.')).toBeDefined();
  });

  it.each([...failing, { when: 'the server refuses', answer: refusing(null, 'foreign_origin') }])(
    'say, when $when: There was an issue when trying to reset the password!',
    async ({ answer }) => {
      await change([own, next, next], answer);

      expect(
        await screen.findByText('There was an issue when trying to reset the password!'),
      ).toBeDefined();
    },
  );

  it('forget what was typed once the password is changed', async () => {
    await change([own, next, next], { data: { changePassword: { changed: true, errors: [] } } });

    expect(
      await screen.findByText('Your password is changed. Other devices are logged out.'),
    ).toBeDefined();
    expect(screen.getByLabelText(/^Current password/)).toHaveProperty('value', '');
  });

  it('send a reset letter to the own address', async () => {
    const { user, asked } = openTab('security', {
      SendPasswordReset: { data: { recoverAccount: { sent: true, errors: [] } } },
    });

    await press(user, 'Send reset mail');

    expect(
      await screen.findByText('Password reset instructions were sent successfully!'),
    ).toBeDefined();
    expect(asked.find(({ name }) => name === 'SendPasswordReset')?.variables).toEqual({
      input: { email: me.email },
    });
  });

  it.each([
    ...failing,
    {
      when: 'the server refuses',
      answer: {
        data: {
          recoverAccount: { sent: false, errors: [{ field: null, code: 'foreign_origin' }] },
        },
      },
    },
  ])('say, when $when and no letter goes out, the same', async ({ answer }) => {
    const { user } = openTab('security', { SendPasswordReset: answer });

    await press(user, 'Send reset mail');

    expect(
      await screen.findByText('There was an issue when trying to reset the password!'),
    ).toBeDefined();
  });
});

describe('account settings', () => {
  const accepting: Answers = {
    UpdateUserDetails: { data: { updateUserDetails: { user: me, errors: [] } } },
  };

  it('change the theme here at once, and for the next device', async () => {
    const { user, asked } = openTab('settings', accepting);

    await user.click(await screen.findByRole('radio', { name: 'Dark' }));

    expect(localStorage.getItem('theme')).toBe('1');
    await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ input: { theme: 1 } }));
  });

  it('change the language of everything on the screen', async () => {
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    document.head.append(manifest);
    const { user, asked } = openTab('settings', accepting);

    await user.click(await screen.findByRole('radio', { name: 'Polski' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Konto' })).toBeDefined();
    expect(localStorage.getItem('language')).toBe('pl-PL');
    expect(manifest.getAttribute('href')).toBe('/manifest.pl-PL.webmanifest');
    manifest.remove();
    await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ input: { language: 'pl-PL' } }));
  });

  it.each(failing)('say so when the choice was not kept: $when', async ({ answer }) => {
    const { user } = openTab('settings', { UpdateUserDetails: answer });

    await user.click(await screen.findByRole('radio', { name: 'Dark' }));

    expect(await screen.findByText('There was an issue when updating user details!')).toBeDefined();
  });
});

describe('subscription and payments', () => {
  it.each([
    { trialEnds: '2999-02-01T09:00:00.000Z', words: 'Everything is free until February 1, 2999.' },
    { trialEnds: '2020-02-01T09:00:00.000Z', words: 'Your free months ended on February 1, 2020.' },
  ])('are in development, and say "$words"', async ({ trialEnds, words }) => {
    openTab('subscription', {}, { ...me, trialEnds });

    // The shell says it too: what the tab says comes with the tab.
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact sales' }).getAttribute('href')).toMatch(
      /^mailto:/,
    );
  });

  const total = (totalCount: number) => ({ pageInfo: { totalCount } });
  const usage = {
    companies: total(2),
    locations: total(3),
    forms: total(5),
    frames: total(7),
    codes: total(11),
    recentAnswers: total(130),
    answers: total(17_000),
  };

  it('show what is used', async () => {
    openTab('subscription', { AccountUsage: { data: usage } });

    const label = await screen.findByText('Answers in the last 30 days');
    const numbers = [...(label.closest('dl')?.querySelectorAll('dd') ?? [])];
    expect(numbers.map(({ textContent }) => textContent)).toEqual([
      '2',
      '3',
      '5',
      '7',
      '11',
      '130',
      '17,000',
    ]);
  });

  it('say that it could not be counted, and count again', async () => {
    let isUp = false;
    const { user } = openTab('subscription', {
      AccountUsage: () => (isUp ? { data: usage } : { status: 500 }),
    });
    await screen.findByText('What you use could not be counted.');
    isUp = true;
    await press(user, 'Try again');

    expect(await screen.findByText('17,000')).toBeDefined();
  });
});
