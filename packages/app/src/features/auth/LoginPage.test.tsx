// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Answer, Asked } from '../../test/fakeGateway';
import { fillIn, press, renderApp } from '../../test/renderApp';
import { solveInWorker } from './solveInWorker';

vi.mock('./solveInWorker', () => ({ solveInWorker: vi.fn() }));

const credentials = { Email: ' zofia@kawiarnia.example ', Password: 'Parasol nad stolikiem 7!' };

/** Besides what is public: whether there is a login provider is asked once the screen is there. */
const sent = (asked: readonly Asked[]) => asked.filter(({ name }) => name !== 'Installation');

const refusing = (code: string): Answer => ({
  data: { login: { __typename: 'LoginPayload', tokens: null, errors: [{ field: null, code }] } },
});
const accepting: Answer = {
  data: { login: { tokens: { access: 'a1', refresh: 'r1' }, errors: [] } },
};

describe('what the login says', () => {
  it.each([
    { typed: { Email: '', Password: '' }, sentences: 2, words: 'This field is required.' },
    { typed: { Email: '   ', Password: 'x' }, sentences: 1, words: 'This field is required.' },
    { typed: { Email: 'zofia', Password: 'x' }, sentences: 1, words: 'Invalid email address.' },
  ])('to $typed: $words', async ({ typed, sentences, words }) => {
    const { user, asked } = renderApp('/login/');
    await fillIn(user, typed);

    await press(user, 'Log in');

    expect(await screen.findAllByText(words)).toHaveLength(sentences);
    expect(sent(asked)).toEqual([]);
  });

  it.each<{ when: string; answer: Answer; words: string }>([
    {
      when: 'the server knows no such pair',
      answer: refusing('no_active_account'),
      words: 'No active account found with the given credentials!',
    },
    {
      when: 'the server refuses for another reason',
      answer: refusing('foreign_origin'),
      words: 'There was a server issue, please try again later!',
    },
    {
      when: 'the server fails',
      answer: { failure: 'INTERNAL_SERVER_ERROR' },
      words: 'There was a server issue, please try again later!',
    },
    {
      when: 'something before the server answers',
      answer: { status: 502 },
      words: 'There was a server issue, please try again later!',
    },
    {
      when: 'there were too many tries',
      answer: refusing('throttled'),
      words: 'Too many tries in a short time. Wait a minute and try again.',
    },
    {
      when: 'the page is older than what the server knows',
      answer: { failure: 'PERSISTED_QUERY_NOT_FOUND' },
      words: 'This page is of an older version. Load it anew to go on.',
    },
    {
      when: 'nobody answers',
      answer: 'silence',
      words: 'You are offline. Nothing was changed; try again when you are back.',
    },
  ])('when $when: $words', async ({ answer, words }) => {
    const { user } = renderApp('/login/', { answers: { Login: answer } });
    await fillIn(user, credentials);

    await press(user, 'Log in');

    expect(await screen.findByText(words)).toBeDefined();
    expect(localStorage.getItem('jwt_access_token')).toBeNull();
  });
});

it('says a wrong pair at the password too, and puts the cursor there', async () => {
  const { user } = renderApp('/login/', { answers: { Login: refusing('no_active_account') } });
  await fillIn(user, credentials);
  await press(user, 'Log in');

  expect(await screen.findByText(/^Check the email and the password/)).toBeDefined();
  const password = screen.getByLabelText(/^Password/);
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(password.getAttribute('aria-invalid')).toBe('true');
});

describe('a login that is accepted', () => {
  it('is retried, with the same id, when the API did not answer the gateway', async () => {
    let tries = 0;
    const { user, asked } = renderApp('/login/', {
      answers: {
        Login: () => (++tries === 1 ? { failure: 'UPSTREAM_UNAVAILABLE' } : accepting),
      },
    });
    await fillIn(user, credentials);

    await press(user, 'Log in');

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    const ids = sent(asked).map(({ variables }) => (variables['input'] as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    { remember: true, own: () => localStorage, other: () => sessionStorage },
    { remember: false, own: () => sessionStorage, other: () => localStorage },
  ])('with remember $remember keeps its tokens in one place and goes home', async (chosen) => {
    const { user, asked } = renderApp('/login/', { answers: { Login: accepting } });
    await fillIn(user, credentials);
    if (chosen.remember) await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));

    await press(user, 'Log in');

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(sent(asked)[0]?.variables).toEqual({
      input: {
        email: 'zofia@kawiarnia.example',
        password: credentials.Password,
        remember: chosen.remember,
        id: expect.any(String),
        rotate: true,
      },
    });
    expect(chosen.own().getItem('jwt_access_token')).toBe('a1');
    expect(chosen.own().getItem('jwt_refresh_token')).toBe('r1');
    expect(chosen.other().getItem('jwt_refresh_token')).toBeNull();
  });

  it('goes on to the screen that was asked for, with its search', async () => {
    const { user } = renderApp('/feedback/?search=latte', { answers: { Login: accepting } });
    await fillIn(user, credentials);
    expect(window.location.search).toBe('?next=%2Ffeedback%2F%3Fsearch%3Dlatte');

    await press(user, 'Log in');

    await waitFor(() => expect(window.location.pathname).toBe('/feedback/'));
    expect(window.location.search).toBe('?search=latte');
  });
});

describe('a login after too many tries', () => {
  const asksForWork: Answer = {
    data: {
      login: {
        tokens: null,
        challenge: '{"work":1}',
        errors: [{ field: null, code: 'throttled' }],
      },
    },
  };
  const tooMany = 'Too many tries in a short time. Wait a minute and try again.';
  const calm = 'One moment. After several tries this takes a little longer.';
  const solving = vi.mocked(solveInWorker);

  it('is sent again with the work done, which is said calmly meanwhile', async () => {
    const work = Promise.withResolvers<string>();
    solving.mockReturnValueOnce(work.promise);
    const { user, asked } = renderApp('/login/', {
      answers: {
        Login: (asked) => ('proof' in (asked['input'] as object) ? accepting : asksForWork),
      },
    });
    await fillIn(user, credentials);
    await press(user, 'Log in');

    expect(await screen.findByText(calm)).toBeDefined();
    expect(solving).toHaveBeenLastCalledWith('{"work":1}');
    work.resolve('the proof');

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(sent(asked).map(({ variables }) => variables)).toMatchObject([
      { input: expect.not.objectContaining({ proof: expect.anything() }) as object },
      { input: { proof: 'the proof' } },
    ]);
    expect(screen.queryByText(tooMany)).toBeNull();
  });

  it.each([
    { when: 'the browser cannot do it', proof: null },
    { when: 'it was not enough', proof: 'late' },
  ])('says to wait when $when', async ({ proof }) => {
    solving.mockResolvedValueOnce(proof);
    const { user } = renderApp('/login/', { answers: { Login: asksForWork } });
    await fillIn(user, credentials);
    await press(user, 'Log in');

    expect(await screen.findByText(tooMany)).toBeDefined();
    expect(screen.queryByText(calm)).toBeNull();
  });
});

describe('a login where one-time codes are on', () => {
  const byCode =
    (right: string) =>
    ({ input }: Record<string, unknown>): Answer => {
      const { code } = input as { code?: string };
      if (code === undefined) return refusing('code_needed');
      if (code === right) return accepting;
      const errors = [{ field: 'code', code: 'code_wrong' }];
      return { data: { login: { __typename: 'LoginPayload', tokens: null, errors } } };
    };
  const arrive = async (right: string) => {
    const rendered = renderApp('/login/', { answers: { Login: byCode(right) } });
    await fillIn(rendered.user, credentials);
    await press(rendered.user, 'Log in');
    return rendered;
  };

  it('asks for the code after the password, and sends both', async () => {
    const { user, asked } = await arrive('123456');
    const field = await screen.findByLabelText(/^Six-digit code/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(screen.queryByText('This field is required.')).toBeNull();

    await press(user, 'Log in');
    expect(await screen.findByText('This field is required.')).toBeDefined();
    await fillIn(user, { 'Six-digit code': '000000' });
    await press(user, 'Log in');
    expect(
      await screen.findByText('This code is not right, or it was used already.'),
    ).toBeDefined();
    expect((field as HTMLInputElement).value).toBe('');
    await fillIn(user, { 'Six-digit code': ' 123456' });
    await press(user, 'Log in');

    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(asked.filter(({ name }) => name === 'Login').at(-1)?.variables).toMatchObject({
      input: { email: 'zofia@kawiarnia.example', password: credentials.Password, code: '123456' },
    });
  });

  it('takes a recovery code instead, and goes back to the password', async () => {
    const { user } = await arrive('aaaa-bbbb-cccc-dddd');
    await press(user, 'Use a recovery code');
    const field = await screen.findByLabelText(/^Recovery code/);
    expect(field.getAttribute('inputmode')).toBe('text');
    await press(user, 'Back to the password');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
    await press(user, 'Log in');
    await press(user, 'Use a recovery code');
    await fillIn(user, { 'Recovery code': 'aaaa-bbbb-cccc-dddd' });
    await press(user, 'Log in');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
