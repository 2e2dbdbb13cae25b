// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { press, renderApp } from '../../../test/renderApp';

const tokens = { access: 'access', refresh: 'refresh' };
const nothing = {
  tokens: null,
  needs: null,
  ticket: null,
  email: null,
  firstName: null,
  lastName: null,
  errors: [] as { field: string | null; code: string }[],
};
const back = '/oidc/?code=c&state=s&iss=https%3A%2F%2Fprovider.example';

const installation = (oidcProvider: object | null) => ({
  data: {
    helpAddress: 'help@x.example',
    salesAddress: 'a@x.example',
    lettersAt: null,
    oidcProvider,
  },
});

const begin = (more: object = {}) =>
  sessionStorage.setItem(
    'oidc_request',
    JSON.stringify({
      purpose: 'login',
      name: 'Example',
      secret: 'of the tab',
      remember: true,
      search: '?next=%2Fhelp%2F',
      ...more,
    }),
  );

const answerWith = (answer: object) => ({
  LogInWithOidc: { data: { logInWithOidc: { ...nothing, ...answer } } },
});

describe('a login by a provider', () => {
  beforeEach(() => sessionStorage.clear());

  it.each(['/login/', '/register/'])('is offered at %s where the server has one', async (path) => {
    renderApp(path, {
      answers: { Installation: installation({ name: 'Example', registers: true }) },
    });
    expect(await screen.findByRole('button', { name: 'Continue with Example' })).toBeDefined();
  });

  it.each([
    ['/login/', null],
    ['/register/', { name: 'Example', registers: false }],
  ])('is not offered at %s for %j', async (path, provider) => {
    const { asked } = renderApp(path, { answers: { Installation: installation(provider) } });
    await expect.poll(() => asked.map(({ name }) => name)).toContain('Installation');
    // What the answer would show is there by now.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
  });

  it('begins a session with the secret of the tab, once, and leaves nothing in the address', async () => {
    begin();
    const { asked } = renderApp(back, { answers: answerWith({ tokens }) });
    await expect.poll(() => localStorage.getItem('jwt_refresh_token')).toBe('refresh');
    expect(asked.filter(({ name }) => name === 'LogInWithOidc')).toMatchObject([
      {
        variables: {
          input: {
            secret: 'of the tab',
            state: 's',
            code: 'c',
            iss: 'https://provider.example',
            remember: true,
            rotate: true,
          },
        },
      },
    ]);
    expect(sessionStorage.getItem('oidc_request')).toBeNull();
    expect(window.location.search).not.toContain('code=');
  });

  it('leads nowhere else afterwards, whatever was asked for', async () => {
    begin({ search: '?next=%2F%2Fevil.example%2F' });
    renderApp(back, { answers: answerWith({ tokens }) });
    await expect.poll(() => window.location.pathname).toBe('/');
    expect(window.location.hostname).toBe('localhost');
  });

  it('asks nothing of the server in a tab that began no login', async () => {
    const { asked } = renderApp(back, { answers: {} });
    expect(
      await screen.findByText(
        'This login was not begun in this tab, or it took too long. Begin again.',
      ),
    ).toBeDefined();
    expect(asked.map(({ name }) => name)).not.toContain('LogInWithOidc');
    expect(screen.getByRole('link', { name: 'Go to login' })).toBeDefined();
  });

  it('says that the person stopped it', async () => {
    begin();
    const { asked } = renderApp('/oidc/?error=access_denied&state=s', { answers: {} });
    expect(
      await screen.findByText('The login at Example was stopped. You can begin again.'),
    ).toBeDefined();
    expect(asked.map(({ name }) => name)).not.toContain('LogInWithOidc');
  });

  it.each([
    ['oidc_refused', /^This login at Example was not accepted/],
    ['oidc_unavailable', /^Example does not answer as it should/],
    ['oidc_unverified', /^Example does not say that your email address is yours/],
    ['no_account', /^No account here has the address that Example knows you by/],
    ['no_active_account', /^The account with your address is not active/],
  ])('says what is wrong: %s', async (code, sentence) => {
    begin();
    renderApp(back, { answers: answerWith({ errors: [{ field: null, code }] }) });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'You are not logged in' })).toBeDefined();
  });

  it('takes the password of the account once, then a code, and links them', async () => {
    begin();
    const confirmed = (code: string) => ({
      data: {
        confirmOidcLogin: { tokens: null, challenge: null, errors: [{ field: null, code }] },
      },
    });
    const answers = [confirmed('no_active_account'), confirmed('code_needed')];
    const { user, asked } = renderApp(back, {
      answers: {
        ...answerWith({ needs: 'PASSWORD', ticket: 'ticket', email: 'ada@example.com' }),
        ConfirmOidcLogin: () =>
          answers.shift() ?? {
            data: { confirmOidcLogin: { tokens, challenge: null, errors: [] } },
          },
      },
    });
    expect(await screen.findByText(/There is an account with ada@example.com/)).toBeDefined();
    const password = screen.getByLabelText(/Password/);
    await expect.poll(() => document.activeElement).toBe(password);
    await user.type(password, 'wrong');
    await press(user, 'Link and log in');
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    await user.clear(password);
    await user.type(password, 'right');
    await press(user, 'Link and log in');
    const code = await screen.findByLabelText(/Code of the app/);
    await expect.poll(() => document.activeElement).toBe(code);
    await user.type(code, '123456');
    await press(user, 'Link and log in');
    await expect.poll(() => localStorage.getItem('jwt_refresh_token')).toBe('refresh');
    expect(asked.filter(({ name }) => name === 'ConfirmOidcLogin').at(-1)?.variables).toEqual({
      input: { ticket: 'ticket', password: 'right', code: '123456', remember: true, rotate: true },
    });
  });

  it('opens an account with the names of the provider, once the terms are agreed', async () => {
    begin({ search: '', remember: false });
    const { user, asked } = renderApp(back, {
      answers: {
        ...answerWith({
          needs: 'REGISTRATION',
          ticket: 'ticket',
          email: 'ada@example.com',
          firstName: 'Ada',
          lastName: 'Lovelace',
        }),
        RegisterWithOidc: { data: { registerWithOidc: { tokens, errors: [] } } },
      },
    });
    await screen.findByText(/Example knows you as ada@example.com/);
    await press(user, 'Create account');
    expect(asked.map(({ name }) => name)).not.toContain('RegisterWithOidc');
    await user.click(screen.getByRole('checkbox'));
    await press(user, 'Create account');
    await expect.poll(() => sessionStorage.getItem('jwt_refresh_token')).toBe('refresh');
    expect(asked.find(({ name }) => name === 'RegisterWithOidc')?.variables).toEqual({
      input: {
        ticket: 'ticket',
        firstName: 'Ada',
        lastName: 'Lovelace',
        agreeTerms: true,
        language: 'en-US',
        rotate: true,
      },
    });
  });
});
