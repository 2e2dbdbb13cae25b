// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answer } from '../../test/fakeGateway';
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

const serverIssue = 'There was a server issue, please try again later!';

describe('what the registration says', () => {
  it('asks for every field and for the terms', async () => {
    const { user, asked } = renderApp('/register/');

    await press(user, 'Create account');

    expect(await screen.findAllByText('This field is required.')).toHaveLength(4);
    expect(screen.getByText('You must agree to the terms and conditions.')).toBeDefined();
    expect(asked).toEqual([]);
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
    expect(asked).toEqual([]);
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
  renderApp('/register/');

  expect(
    await screen.findByText(
      'To use Hearback, contact our sales team. The first 3 months are free.',
    ),
  ).toBeDefined();
  const link = screen.getByRole('link', { name: 'Write to our sales team' });
  expect(link.getAttribute('href')).toMatch(/^mailto:/);
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
  expect(asked[0]?.variables).toEqual({
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
