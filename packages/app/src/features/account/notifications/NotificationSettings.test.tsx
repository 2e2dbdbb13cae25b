// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answer, Answers } from '../../../test/fakeGateway';
import { me } from '../../../test/me';
import { press, renderApp } from '../../../test/renderApp';

const settings = {
  __typename: 'NotificationSettings',
  digest: 'NONE',
  quietFrom: null,
  quietTo: null,
  timezone: 'Europe/Warsaw',
  lowRatingLetters: true,
  lowRatingThreshold: 5,
  monthlyReport: false,
};

const open = (answers: Answers = {}) =>
  renderApp('/account/?tab=settings', {
    isLoggedIn: true,
    answers: {
      AccountPage: { data: { me } },
      AppShell: { data: { me } },
      NotificationSettings: { data: { notificationSettings: settings } },
      ...answers,
    },
  });

const answering = (changes: object): Answers => ({
  UpdateNotificationSettings: {
    data: { updateNotificationSettings: { settings: null, errors: [], ...changes } },
  },
});

it('saves all of them at once, with a night offered for quiet hours', async () => {
  const saved = {
    ...settings,
    digest: 'WEEKLY',
    lowRatingThreshold: 3,
    monthlyReport: true,
  };
  const { user, asked } = open(answering({ settings: saved }));

  await user.click(await screen.findByRole('radio', { name: 'Every Monday' }));
  await user.click(
    screen.getByRole('button', { name: /Write to me at once when a rating is|5 or lower/ }),
  );
  await user.click(await screen.findByRole('option', { name: '3 or lower' }));
  await user.click(screen.getByRole('checkbox', { name: 'Monthly report' }));
  expect(screen.queryByRole('button', { name: /From/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
  expect(await screen.findByRole('button', { name: /From/ })).toBeDefined();
  await press(user, 'Save');

  expect(await screen.findByText('Your notification settings are saved.')).toBeDefined();
  expect(asked.find(({ name }) => name === 'UpdateNotificationSettings')?.variables).toEqual({
    input: {
      digest: 'WEEKLY',
      quietFrom: '22:00',
      quietTo: '07:00',
      timezone: 'Europe/Warsaw',
      lowRatingLetters: true,
      lowRatingThreshold: 3,
      monthlyReport: true,
    },
  });
});

it('say at their field what the server found wrong', async () => {
  const { user } = open({
    NotificationSettings: {
      data: { notificationSettings: { ...settings, quietFrom: '22:00', quietTo: '22:00' } },
    },
    ...answering({ errors: [{ field: 'quietTo', code: 'invalid' }] }),
  });
  await press(user, 'Save');

  expect(await screen.findByText('Your notification settings could not be saved.')).toBeDefined();
  const end = screen.getByRole('button', { name: /^To|10:00 PM To/ });
  const said = end.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(said.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'This value is not valid.',
  );
});

it('say when they could not be saved', async () => {
  const { user } = open({ UpdateNotificationSettings: { failure: 'UPSTREAM_UNAVAILABLE' } });
  await press(user, 'Save');

  expect(await screen.findByText('Your notification settings could not be saved.')).toBeDefined();
});

it('can be asked for again when they did not load', async () => {
  let answer: Answer = { status: 500 };
  const { user } = open({ NotificationSettings: () => answer });

  await screen.findByText('Your notification settings could not be loaded.');
  answer = { data: { notificationSettings: settings } };
  await press(user, 'Try again');

  expect(await screen.findByRole('radio', { name: 'None' })).toHaveProperty('checked', true);
});

describe('times to reply', () => {
  const time = (ratingMin: number, ratingMax: number, hours: number) => ({
    __typename: 'DueTime',
    ratingMin,
    ratingMax,
    hours,
  });

  it('are set for low, middle and high ratings', async () => {
    const set = [time(1, 6, 4)];
    const { user, asked } = open({
      DueTimes: { data: { dueTimes: [] } },
      SetDueTimes: { data: { setDueTimes: { dueTimes: set, errors: [] } } },
    });
    await user.click(await screen.findByRole('button', { name: /Ratings 1–6/ }));
    await user.click(await screen.findByRole('option', { name: '4 hours' }));
    const save = screen.getAllByRole('button', { name: 'Save' }).at(-1);
    if (save) await user.click(save);

    expect(await screen.findByText('The times to reply are saved.')).toBeDefined();
    expect(asked.find(({ name }) => name === 'SetDueTimes')?.variables).toEqual({
      input: { dueTimes: [{ ratingMin: 1, ratingMax: 6, hours: 4 }] },
    });
  });

  it('show those that a program has set for other ratings, and keep them', async () => {
    const there = [time(1, 3, 5), time(10, 10, 720)];
    const { user, asked } = open({
      DueTimes: { data: { dueTimes: there } },
      SetDueTimes: { data: { setDueTimes: { dueTimes: there, errors: [] } } },
    });
    const names = (await screen.findAllByRole('button', { name: /Ratings? \d/ })).map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(['5 hours', 'No time', 'No time', 'No time', '30 days']);
    const save = screen.getAllByRole('button', { name: 'Save' }).at(-1);
    if (save) await user.click(save);
    await screen.findByText('The times to reply are saved.');
    expect(asked.find(({ name }) => name === 'SetDueTimes')?.variables).toEqual({
      input: {
        dueTimes: [
          { ratingMin: 1, ratingMax: 3, hours: 5 },
          { ratingMin: 10, ratingMax: 10, hours: 720 },
        ],
      },
    });
  });
});
