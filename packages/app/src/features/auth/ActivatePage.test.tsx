// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { readRefresh } from '../../session/session';
import type { Answer } from '../../test/fakeGateway';
import { fillIn, press, renderApp } from '../../test/renderApp';

const payload = (activated: boolean, ...errors: object[]): Answer => ({
  data: {
    activateAccount: { activated, email: activated ? 'zofia@lipa.example' : null, errors },
  },
});

/** The link of a letter, opened in the browser that registered. */
const openLink = (answer: Answer) =>
  renderApp('/activate#t=secret', {
    answers: { ActivateAccount: answer },
    stored: { has_registered: '1' },
  });

beforeEach(() => sessionStorage.clear());

describe('an activation link', () => {
  it('leads to a login that knows the address, also in another browser', async () => {
    const { user } = renderApp('/activate#t=secret', {
      answers: { ActivateAccount: payload(true) },
    });
    await press(user, 'Activate');
    await user.click(await screen.findByRole('link', { name: 'Go to login' }));

    const email = await screen.findByRole('textbox', { name: /^Email/ });
    expect(email).toHaveProperty('value', 'zofia@lipa.example');
    expect(window.location.href).not.toContain('zofia');
    expect(localStorage.getItem('login_email')).toBeNull();
  });

  it('activates by itself in the browser that registered, and leaves nothing behind', async () => {
    const { asked } = openLink(payload(true));

    expect(await screen.findByText('Your account is active. You can log in now.')).toBeDefined();
    expect(asked).toEqual([{ name: 'ActivateAccount', variables: { input: { token: 'secret' } } }]);
    expect(window.location.hash).toBe('');
    expect(localStorage.getItem('activation_token')).toBeNull();
    expect(localStorage.getItem('has_registered')).toBeNull();
  });

  it('logs in the browser that registered, and goes on to the app', async () => {
    sessionStorage.setItem('login_email', 'zofia@lipa.example');
    const tokens = { access: 'a', refresh: 'r' };
    const { asked } = renderApp('/activate#t=secret', {
      answers: {
        ActivateAccount: payload(true),
        FirstLogin: { data: { firstLogin: { tokens, errors: [] } } },
      },
      stored: { has_registered: '1', first_login: 'once' },
    });

    expect(await screen.findByText('Your account is active.')).toBeDefined();
    await waitFor(() => expect(window.location.pathname).not.toBe('/activate'));
    expect(window.location.pathname).not.toBe('/login/');
    expect(asked).toContainEqual({ name: 'FirstLogin', variables: { input: { token: 'once' } } });
    expect(readRefresh()).toBe('r');
    expect(localStorage.getItem('first_login')).toBeNull();
    expect(sessionStorage.getItem('login_email')).toBeNull();
  });

  it.each([
    { firstLogin: { tokens: null, errors: [{ field: 'token', code: 'token_not_valid' }] } },
    undefined,
  ])('leads to the login when the first login is refused: %o', async (data) => {
    renderApp('/activate#t=secret', {
      answers: {
        ActivateAccount: payload(true),
        FirstLogin: data ? { data } : { status: 503 },
      },
      stored: { has_registered: '1', first_login: 'once' },
    });

    expect(await screen.findByText('Your account is active. You can log in now.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to login' })).toBeDefined();
    expect(localStorage.getItem('first_login')).toBeNull();
  });

  it('waits for a click elsewhere: programs that read mail open links too', async () => {
    const { user, asked } = renderApp('/activate#t=secret', {
      answers: { ActivateAccount: payload(true) },
    });

    await screen.findByRole('button', { name: 'Activate' });
    expect(asked).toEqual([]);
    await press(user, 'Activate');
    expect(await screen.findByText('Your account is active. You can log in now.')).toBeDefined();
  });

  it.each([
    { code: 'already_active', words: 'The account is already active.', way: 'Go to login' },
    { code: 'link_inactive', words: 'The link is inactive.', way: 'Send a new link' },
    {
      code: 'token_not_valid',
      words: 'There was an issue when activating the account.',
      way: 'Send a new link',
    },
  ])('that is refused as $code says "$words" and offers "$way"', async ({ code, words, way }) => {
    openLink(payload(false, { field: null, code }));

    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: way })).toBeDefined();
    expect(localStorage.getItem('activation_token')).toBeNull();
  });

  it('stays good while the server is in trouble', async () => {
    openLink({ status: 503 });

    expect(
      await screen.findByText('There was a server issue, please try again later!'),
    ).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeDefined();
    expect(localStorage.getItem('activation_token')).toContain('secret');
  });
});

describe('sending the activation link again', () => {
  const resend = (answer: Answer) =>
    renderApp('/activate?resend=1', { answers: { RequestActivationLink: answer } });
  const refusing = (field: string | null, code: string): Answer => ({
    data: { requestActivationLink: { sent: false, errors: [{ field, code }] } },
  });

  it.each([
    { typed: '', words: 'This field is required.' },
    { typed: 'zofia', words: 'Invalid email address.' },
  ])('answers "$typed" with "$words"', async ({ typed, words }) => {
    const { user, asked } = resend({ status: 500 });
    await fillIn(user, { Email: typed });

    await press(user, 'Send a new link');

    expect(await screen.findByText(words)).toBeDefined();
    expect(asked).toEqual([]);
  });

  it.each<{ when: string; answer: Answer; words: string }>([
    {
      when: 'the account is active',
      answer: refusing(null, 'invalid_or_active'),
      words: 'The email is invalid or this account is already active!',
    },
    {
      when: 'there is no account',
      answer: refusing(null, 'no_account'),
      words: 'No account was found associated with this email!',
    },
    {
      when: 'the address is gone',
      answer: refusing(null, 'email_gone'),
      words: 'This email does not exist anymore!',
    },
    {
      when: 'the server fails',
      answer: { status: 500 },
      words: 'There was a server issue, please try again later!',
    },
  ])('says, when $when: $words', async ({ answer, words }) => {
    const { user } = resend(answer);
    await fillIn(user, { Email: 'zofia@kawiarnia.example' });

    await press(user, 'Send a new link');

    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says where the new letter goes', async () => {
    const { user } = resend({ data: { requestActivationLink: { sent: true, errors: [] } } });
    await fillIn(user, { Email: 'zofia@kawiarnia.example' });

    await press(user, 'Send a new link');

    expect(
      await screen.findByText('A new activation link is on its way to zofia@kawiarnia.example.'),
    ).toBeDefined();
  });
});
