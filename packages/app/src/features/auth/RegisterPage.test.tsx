// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Answer, Asked } from '../../test/fakeGateway';
import { fillIn, press, renderApp } from '../../test/renderApp';

const person = {
  'First name': 'Zofia',
  'Last name': 'Wiśniewska',
  Email: 'zofia@kawiarnia.example',
  Password: 'Parasol nad stolikiem 7!',
};

const refusing = (field: string | null, code: string): Answer => ({
  data: { register: { email: null, errors: [{ field, code }] } },
});

/** What was changed, or tried to be: the screen also asks whom to write to. */
const sent = (asked: readonly Asked[]) => asked.filter(({ name }) => name !== 'Installation');

const installation = (facts: object = {}): Answer => ({
  data: { helpAddress: 'h@x.example', salesAddress: 's@x.example', lettersAt: null, ...facts },
});

const serverIssue = 'There was a server issue, please try again later!';

describe('what the registration says', () => {
  it('asks for every field and for the terms', async () => {
    const { user, asked } = renderApp('/register/');

    await press(user, 'Create account');

    expect(await screen.findAllByText('This field is required.')).toHaveLength(4);
    expect(screen.getByText('You must agree to the terms and conditions.')).toBeDefined();
    expect(sent(asked)).toEqual([]);
  });

  it.each([
    { field: 'Email', typed: 'zofia@', words: 'Invalid email address.' },
    {
      field: 'Password',
      typed: 'Krótki 7!',
      words: 'The password must have at least 10 characters.',
    },
    {
      field: 'Password',
      typed: 'parasol nad stolikiem 7!',
      words: 'The password must have an upper case letter.',
    },
    {
      field: 'Password',
      typed: 'Parasol nad stolikiem!',
      words: 'The password must have a digit.',
    },
    {
      field: 'Password',
      typed: 'Parasol nad stolikiem 7',
      words: 'The password must have one of the characters @#$?!.',
    },
  ])('to "$typed" as $field: $words', async ({ field, typed, words }) => {
    const { user, asked } = renderApp('/register/');
    await fillIn(user, { ...person, [field]: typed });
    await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));

    await press(user, 'Create account');

    expect(await screen.findByText(words)).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('name')).toBe(field.toLowerCase()),
    );
    expect(sent(asked)).toEqual([]);
  });

  it.each<{ when: string; answer: Answer; words: string; times: number }>([
    {
      when: 'the address is taken',
      answer: refusing('email', 'email_unavailable'),
      words: 'This email address is invalid or already in use!',
      // At the field, and for a moment.
      times: 2,
    },
    {
      when: 'many people use the password',
      answer: refusing('password', 'password_common'),
      words: 'This password is too easy to guess.',
      times: 1,
    },
    { when: 'the server fails', answer: { status: 500 }, words: serverIssue, times: 1 },
    {
      when: 'the server has nobody to ask',
      answer: { failure: 'UPSTREAM_UNAVAILABLE' },
      words: serverIssue,
      times: 1,
    },
    {
      when: 'there were too many tries',
      answer: refusing(null, 'throttled'),
      words: 'Too many tries in a short time. Wait a minute and try again.',
      times: 1,
    },
  ])('when $when: $words', async ({ answer, words, times }) => {
    const { user } = renderApp('/register/', { answers: { Register: answer } });
    await fillIn(user, person);
    await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));

    await press(user, 'Create account');

    expect(await screen.findAllByText(words)).toHaveLength(times);
    expect(localStorage.getItem('has_registered')).toBeNull();
  });
});

it('names the sales team, with the way to it, and the free months', async () => {
  renderApp('/register/', {
    answers: { Installation: installation({ salesAddress: 'sales@lipa.example' }) },
  });

  expect(
    await screen.findByText(
      'The first 3 months are free. To use Hearback after them, contact our sales team.',
    ),
  ).toBeDefined();
  expect(await screen.findByText(/sales@lipa\.example/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Write to our sales team' });
  expect(link.getAttribute('href')).toBe('mailto:sales@lipa.example');
});

it('leads to the terms and to privacy in a tab of their own, so that nothing typed is lost', async () => {
  renderApp('/register/');

  const links = [
    { name: /^terms and conditions.*opens in a new tab/, href: '/terms/' },
    { name: /^Privacy.*opens in a new tab/, href: '/privacy/' },
    { name: /^Terms.*opens in a new tab/, href: '/terms/' },
  ];
  for (const { name, href } of links) {
    const [link] = await screen.findAllByRole('link', { name });
    expect(link?.getAttribute('href')).toBe(href);
    expect(link?.getAttribute('target')).toBe('_blank');
  }
});

it('shows what a password still needs, rule by rule', async () => {
  const { user } = renderApp('/register/');
  await screen.findByRole('list', { name: 'What a password needs' });
  const held = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset['holds'] === 'true')
      .map(({ textContent }) => textContent);

  expect(held()).toEqual([]);
  await fillIn(user, { Password: 'Parasol' });
  expect(held()).toEqual(['One uppercase letter']);
  await fillIn(user, { Password: 'parasol 77' });
  expect(held()).toEqual(['At least 10 characters', 'One digit']);
  await fillIn(user, { Password: person.Password });
  expect(held()).toHaveLength(4);
});

it('remembers that it was asked, and says where the letter went', async () => {
  const { user, asked } = renderApp('/register/', {
    answers: { Register: { data: { register: { email: person.Email, errors: [] } } } },
  });
  await fillIn(user, { ...person, Email: ` ${person.Email}` });
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));

  await press(user, 'Create account');

  expect(await screen.findByText(`We sent an activation link to ${person.Email}.`)).toBeDefined();
  expect(
    screen.getByText('It should arrive within the hour and works for 24 hours.'),
  ).toBeDefined();
  expect(localStorage.getItem('has_registered')).toBe('1');
  expect(sent(asked)[0]?.variables).toEqual({
    input: {
      firstName: 'Zofia',
      lastName: 'Wiśniewska',
      email: person.Email,
      password: person.Password,
      agreeTerms: true,
      language: 'en-US',
    },
  });
});

describe('after the registration', () => {
  const answers = {
    Register: { data: { register: { email: person.Email, errors: [] } } },
    Installation: installation(),
  };
  const title = () => screen.findByRole('heading', { level: 1, name: 'Check your mail' });

  async function register(more: object = {}) {
    const rendered = renderApp('/register/', { answers: { ...answers, ...more } });
    await fillIn(rendered.user, person);
    await rendered.user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    await press(rendered.user, 'Create account');
    return rendered;
  }

  beforeEach(() => sessionStorage.clear());

  it('has the focus on its title', async () => {
    await register();

    const heading = await title();
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('is there after a reload, and another account can be created', async () => {
    await register();
    await title();
    cleanup();

    const { user } = renderApp('/register/', { answers });
    await title();
    expect(screen.getByText(`We sent an activation link to ${person.Email}.`)).toBeDefined();
    await press(user, 'Create another account');

    const heading = await screen.findByRole('heading', { level: 1, name: 'Create your account' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', '');
    expect(sessionStorage.getItem('login_email')).toBeNull();
    expect(localStorage.getItem('has_registered')).toBeNull();
  });

  it('has the address filled in where the link is sent again, and at the login, until then', async () => {
    const { user } = await register({
      RequestActivationLink: { data: { requestActivationLink: { sent: true, errors: [] } } },
      Login: { data: { login: { tokens: { access: 'a1', refresh: 'r1' }, errors: [] } } },
    });
    await title();
    await user.click(screen.getByRole('link', { name: 'Send the activation link again' }));
    await press(user, 'Send a new link');
    await screen.findByText(`A new activation link is on its way to ${person.Email}.`);
    expect(window.location.href).not.toContain('zofia');

    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveProperty(
      'value',
      person.Email,
    );
    expect(window.location.href).not.toContain('zofia');
    await fillIn(user, { Password: person.Password });
    await press(user, 'Log in');
    await waitFor(() => expect(sessionStorage.getItem('login_email')).toBeNull());
  });

  it('says that no mail server is set and where the letter lies, to whoever can read it there', async () => {
    await register({ Installation: installation({ lettersAt: '/dev/mail/' }) });
    await title();

    expect(
      await screen.findByText('No mail server is set, so letters stay on this machine.'),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: /Read the letters here/ });
    expect(link.getAttribute('href')).toBe('/dev/mail/');
  });

  it('says nothing of that to anybody else', async () => {
    const { asked } = await register();
    await title();
    await waitFor(() =>
      expect(asked.findLastIndex(({ name }) => name === 'Installation')).toBeGreaterThan(
        asked.findIndex(({ name }) => name === 'Register'),
      ),
    );

    expect(screen.queryByText(/No mail server/)).toBeNull();
  });
});
