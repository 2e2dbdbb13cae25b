// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

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
