// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answer, Answers } from '../../test/fakeGateway';
import { fillIn, press, renderApp } from '../../test/renderApp';

const link = (state: string, programs: object | null = null): Answer => ({
  data: { passwordResetLink: state, passwordResetPrograms: programs },
});
const openLink = (answers: Answers, isLoggedIn = false) =>
  renderApp('/reset-password#t=secret', { answers, isLoggedIn });

const password = 'Nowy parasol 8!';
const serverIssue = 'There was a server issue, please try again later!';

describe('asking for a reset letter', () => {
  const ask = (answer: Answer) =>
    renderApp('/recover-account/', { answers: { RecoverAccount: answer } });

  it.each([
    { typed: '', words: 'This field is required.' },
    { typed: 'zofia@', words: 'Invalid email address.' },
  ])('answers "$typed" with "$words"', async ({ typed, words }) => {
    const { user, asked } = ask({ status: 500 });
    await fillIn(user, { Email: typed });

    await press(user, 'Send the link');

    expect(await screen.findByText(words)).toBeDefined();
    expect(asked).toEqual([]);
  });

  it.each<{ when: string; answer: Answer; words: string }>([
    {
      when: 'the server finds the address malformed',
      answer: {
        data: {
          recoverAccount: { sent: false, errors: [{ field: 'email', code: 'invalid_email' }] },
        },
      },
      words: 'This email address is invalid!',
    },
    { when: 'the server fails', answer: { status: 500 }, words: serverIssue },
  ])('says, when $when: $words', async ({ answer, words }) => {
    const { user } = ask(answer);
    await fillIn(user, { Email: 'zofia@kawiarnia.example' });

    await press(user, 'Send the link');

    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says the same whoever has an account', async () => {
    const { user } = ask({ data: { recoverAccount: { sent: true, errors: [] } } });
    await fillIn(user, { Email: 'zofia@kawiarnia.example' });

    await press(user, 'Send the link');

    expect(
      await screen.findByText('If zofia@kawiarnia.example has an account, a link is on its way.'),
    ).toBeDefined();
  });
});

describe('the page for a link that does not work', () => {
  it.each([
    { state: 'EXPIRED', words: 'The link has expired. Ask for a new one.' },
    {
      state: 'INVALID',
      words: 'The link is invalid or was used already. Ask for a new one.',
    },
  ])('says of one that is $state: $words', async ({ state, words }) => {
    openLink({ ResetPasswordPage: link(state) });

    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
    await waitFor(() => expect(localStorage.getItem('reset_token')).toBeNull());
  });

  it('is shown to who comes without a link', async () => {
    renderApp('/reset-password');

    expect(
      await screen.findByText('The link is invalid or was used already. Ask for a new one.'),
    ).toBeDefined();
  });

  it('is not shown while the server is in trouble: it is asked again', async () => {
    let state: Answer = { status: 503 };
    const { user } = openLink({ ResetPasswordPage: () => state });

    await screen.findByText('We could not check your link. Are you online?');
    state = link('VALID');
    await press(user, 'Try again');

    expect(await screen.findByRole('button', { name: 'Set password' })).toBeDefined();
  });
});

describe('setting a new password', () => {
  it.each([
    { typed: ['', ''], words: 'This field is required.', times: 2 },
    {
      typed: ['Krótki 7!', 'x'],
      words: 'The password must have at least 10 characters.',
      times: 1,
    },
    {
      typed: ['nowy parasol 8!', 'x'],
      words: 'The password must have an upper case letter.',
      times: 1,
    },
    { typed: ['Nowy parasol!', 'x'], words: 'The password must have a digit.', times: 1 },
    {
      typed: ['Nowy parasol 8', 'x'],
      words: 'The password must have one of the characters @#$?!.',
      times: 1,
    },
    { typed: [password, 'Nowy parasol 9!'], words: 'The password must match.', times: 1 },
  ])('answers $typed with "$words"', async ({ typed: [first = '', again = ''], words, times }) => {
    const { user, asked } = openLink({ ResetPasswordPage: link('VALID') });
    await fillIn(user, { 'New password': first, 'Repeat the new password': again });

    await press(user, 'Set password');

    expect(await screen.findAllByText(words)).toHaveLength(times);
    expect(asked.map(({ name }) => name)).toEqual(['ResetPasswordPage']);
  });

  it('ends the keys and webhooks that are not taken out', async () => {
    const programs = {
      apiKeys: [
        { id: 'k1', name: 'Till', prefix: 'hb_live_aaaa', lastUsed: null },
        { id: 'k2', name: 'Sheet', prefix: 'hb_live_bbbb', lastUsed: '2026-11-20T08:00:00.000Z' },
      ],
      webhooks: [{ id: 'w1', host: 'evil.example', description: '', lastUsed: null }],
    };
    const { user, asked } = openLink({
      ResetPasswordPage: link('VALID', programs),
      ResetPassword: { data: { resetPassword: { changed: true, errors: [] } } },
    });
    await fillIn(user, { 'New password': password, 'Repeat the new password': password });
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true]);
    await user.click(screen.getByRole('checkbox', { name: /Till/ }));

    await press(user, 'Set password');

    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'ResetPassword')?.variables).toMatchObject({
        input: { keepApiKeys: ['k1'], keepWebhooks: [] },
      }),
    );
  });

  it('says when the server fails, and keeps the link', async () => {
    const { user } = openLink({ ResetPasswordPage: link('VALID'), ResetPassword: { status: 500 } });
    await fillIn(user, { 'New password': password, 'Repeat the new password': password });

    await press(user, 'Set password');

    expect(await screen.findByText(serverIssue)).toBeDefined();
    expect(localStorage.getItem('reset_token')).toContain('secret');
  });

  it.each([
    {
      when: 'was used up',
      error: { field: 'token', code: 'token_not_valid' },
      next: 'INVALID',
      words: 'The link is invalid or was used already. Ask for a new one.',
    },
    {
      when: 'ran out',
      error: { field: null, code: 'link_inactive' },
      next: 'EXPIRED',
      words: 'The link has expired. Ask for a new one.',
    },
  ])('shows the page for a link that $when meanwhile', async ({ error, next, words }) => {
    let state = 'VALID';
    const { user } = openLink({
      ResetPasswordPage: () => link(state),
      ResetPassword: () => {
        state = next;
        return { data: { resetPassword: { changed: false, errors: [error] } } };
      },
    });
    await fillIn(user, { 'New password': password, 'Repeat the new password': password });

    await press(user, 'Set password');

    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
  });

  it('ends the session of this browser and goes to the login', async () => {
    const { user } = openLink(
      {
        ResetPasswordPage: link('VALID'),
        ResetPassword: { data: { resetPassword: { changed: true, errors: [] } } },
      },
      true,
    );
    await fillIn(user, { 'New password': password, 'Repeat the new password': password });

    await press(user, 'Set password');

    expect(
      await screen.findByText('Your password is changed. Log in with the new one.'),
    ).toBeDefined();
    await waitFor(() => expect(window.location.pathname).toBe('/login/'));
    expect({ ...localStorage, ...sessionStorage }).toEqual({ language: 'en-US' });
  });
});
