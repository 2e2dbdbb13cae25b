// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answer, Answers } from '../../test/fakeGateway';
import { me } from '../../test/me';
import { press, renderApp } from '../../test/renderApp';

const told = (changes: object) => ({
  __typename: 'Notification',
  id: 'n1',
  kind: 'NEW_FEEDBACK',
  count: 1,
  codeId: 'c1',
  codeName: 'Table 4',
  locationName: 'Old Town',
  feedbackId: 'f1',
  rating: null,
  letter: null,
  newestRating: null,
  newestComment: null,
  letterTo: null,
  actorName: null,
  alarm: null,
  dateUpdated: new Date().toISOString(),
  isRead: false,
  ...changes,
});

const person = (unread: number) => ({ ...me, unreadNotifications: unread });

const pageOf = (items: object[], failing: object[] = []) => ({
  data: {
    failingLetters: failing,
    notifications: {
      items,
      pageInfo: { page: 1, pageSize: 10, pageCount: 1, totalCount: items.length },
    },
  },
});

const open = (
  answer: Answers[string],
  more: { answers?: Answers; language?: 'en-US' | 'pl-PL'; path?: string } = {},
) =>
  renderApp(more.path ?? '/notifications/', {
    isLoggedIn: true,
    language: more.language ?? 'en-US',
    answers: {
      NotificationsPage: answer,
      UnreadNotifications: { data: { me: person(3) } },
      ...more.answers,
    },
  });

/** The link in the sidebar, by its name with what is new. */
const inSidebar = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Main navigation' })).findByRole('link', {
    name,
  });

const low = { kind: 'LOW_RATING', rating: 2 };
const letter = {
  kind: 'LETTER_FAILED',
  letter: 'LOW_RATINGS',
  letterTo: 'szef@kwiat.example',
  codeName: null,
  locationName: null,
};

describe('a notification', () => {
  it.each([
    ['en-US', {}, 'A new answer to “Table 4” at Old Town.'],
    ['en-US', { count: 12 }, '12 new answers to “Table 4” at Old Town.'],
    ['en-US', low, 'A rating of 2 out of 10 for “Table 4” at Old Town.'],
    [
      'en-US',
      { ...low, count: 3 },
      '3 low ratings for “Table 4” at Old Town, the lowest 2 out of 10.',
    ],
    ['en-US', { ...low, rating: null }, 'A low rating for “Table 4” at Old Town.'],
    ['en-US', { kind: 'CODE_PUBLISHED' }, 'The code “Table 4” at Old Town was published.'],
    [
      'en-US',
      { kind: 'CODE_PUBLISHED', count: 2 },
      'The code “Table 4” at Old Town was published 2 times.',
    ],
    [
      'en-US',
      { kind: 'ASSIGNED', actorName: 'Anna Nowak' },
      'Anna Nowak assigned you an answer to “Table 4” at Old Town.',
    ],
    ['en-US', { kind: 'ASSIGNED', count: 3 }, '3 answers were assigned to you.'],
    [
      'en-US',
      { kind: 'MENTIONED', actorName: 'Anna Nowak' },
      'Anna Nowak mentions you in a note on an answer to “Table 4” at Old Town.',
    ],
    ['pl-PL', { kind: 'ASSIGNED', count: 5 }, 'Przypisano Ci 5 opinii.'],
    ['en-US', letter, 'A letter to szef@kwiat.example could not be delivered.'],
    ['pl-PL', { count: 5 }, '5 nowych odpowiedzi na „Table 4” w lokalizacji Old Town.'],
    [
      'pl-PL',
      { ...low, count: 3 },
      '3 niskie oceny dla „Table 4” w lokalizacji Old Town, najniższa to 2 na 10.',
    ],
    [
      'pl-PL',
      { kind: 'CODE_PUBLISHED', count: 2 },
      'Opublikowano kod „Table 4” w lokalizacji Old Town 2 razy.',
    ],
    [
      'pl-PL',
      { ...letter, count: 4 },
      'Nie udało się dostarczyć 4 wiadomości na adres szef@kwiat.example.',
    ],
  ] as const)('says in %s what %o is', async (language, changes, sentence) => {
    open(pageOf([told(changes)]), { language });

    expect(await screen.findByRole('link', { name: sentence })).toBeDefined();
  });

  it('stands under its day, named as a heading is written', async () => {
    open(pageOf([told({ dateUpdated: '2025-03-07T12:00:00Z' })]), { language: 'pl-PL' });

    expect(
      await screen.findByRole('heading', { level: 2, name: 'Piątek, 7 marca 2025' }),
    ).toBeDefined();
  });

  it('is marked as unread by more than its weight, and says how long ago it was', async () => {
    open(pageOf([told({ id: 'n1' }), told({ id: 'n2', count: 2, isRead: true })]));

    await screen.findByText(/^A new answer/);
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('Table 4'));
    expect(within(first as HTMLElement).getByRole('img', { name: 'Unread' })).toBeDefined();
    expect(within(first as HTMLElement).getByText('now').title).toMatch(/\d{1,2}:\d{2}/);
    expect(within(second as HTMLElement).queryByRole('img', { name: 'Unread' })).toBeNull();
  });

  it('is read once it was opened', async () => {
    const { user, asked } = open(pageOf([told({})]), {
      answers: {
        MarkNotificationsRead: { data: { markNotificationsRead: { unread: 0, errors: [] } } },
      },
    });
    await user.click(await screen.findByRole('link', { name: /^A new answer/ }));

    await waitFor(() => expect(window.location.pathname).toBe('/feedback/'));
    expect(window.location.search).toBe('?code=c1&open=f1');
    expect(asked.find(({ name }) => name === 'MarkNotificationsRead')?.variables).toEqual({
      input: { ids: ['n1'] },
    });
  });

  it('stands under the day it happened', async () => {
    const hour = 60 * 60 * 1000;
    const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
    open(pageOf([told({ id: 'n1' }), told({ id: 'n2', dateUpdated: ago(24 * 400) })]));

    const today = await screen.findByRole('heading', { level: 2, name: 'Today' });
    const [, other] = screen.getAllByRole('heading', { level: 2 });
    expect(today.parentElement?.querySelectorAll('li')).toHaveLength(1);
    expect(other?.textContent).toMatch(/^\w+day, .*20\d\d$/);
  });
});

describe('the list', () => {
  it('asks for the unread alone by its address', async () => {
    const { asked } = open(pageOf([told({})]), {
      path: '/notifications/?show=unread',
    });

    expect(await screen.findByRole('tab', { name: 'Unread (3)', selected: true })).toBeDefined();
    expect(asked.find(({ name }) => name === 'NotificationsPage')?.variables).toEqual({
      page: { page: 1, pageSize: 10 },
      unreadOnly: true,
    });
  });

  it('is marked as read as a whole, in the sidebar too', async () => {
    let isRead = false;
    const { user, asked } = open(() => pageOf([told({ isRead })]), {
      answers: {
        MarkNotificationsRead: { data: { markNotificationsRead: { unread: 0, errors: [] } } },
      },
    });
    await inSidebar('Notifications 3 unread');
    isRead = true;
    await press(user, 'Mark all as read');

    expect(await screen.findByText('All notifications are marked as read.')).toBeDefined();
    expect(await inSidebar('Notifications')).toBeDefined();
    expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull();
    expect(asked.find(({ name }) => name === 'MarkNotificationsRead')?.variables).toEqual({
      input: {},
    });
  });

  it('says when that did not work', async () => {
    const { user } = open(pageOf([told({})]), {
      answers: { MarkNotificationsRead: { failure: 'UPSTREAM_UNAVAILABLE' } },
    });
    await press(user, 'Mark all as read');

    expect(await screen.findByText('The notifications could not be marked as read.')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Unread' })).toBeDefined();
  });

  it.each([
    ['/notifications/', 'Go to locations', '/locations/'],
    ['/notifications/?show=unread', 'Show all', '/notifications/'],
  ])('teaches at %s what comes here, while there is nothing', async (path, label, href) => {
    open(pageOf([]), { path });

    expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeDefined();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  });

  it('keeps its place while it loads', async () => {
    renderApp('/notifications/', { isLoggedIn: true });

    expect(await screen.findByRole('progressbar', { name: 'Loading notifications' })).toBeDefined();
  });

  it('can be asked for again when it did not come', async () => {
    let answer: Answer = { status: 500 };
    const { user } = open(() => answer);

    await screen.findByText('Your notifications could not be loaded.');
    answer = pageOf([told({})]);
    await press(user, 'Try again');

    expect(await screen.findByText(/^A new answer/)).toBeDefined();
  });
});

describe('letters that do not arrive', () => {
  it('stand on top, with what to do', async () => {
    open(pageOf([], [told(letter)]));

    const notice = await screen.findByText('Letters to szef@kwiat.example do not arrive.');
    const said = notice.closest('[role="status"]') as HTMLElement;
    expect(said.textContent).toContain('see whether it is typed right');
    expect(within(said).getByRole('link', { name: 'Go to locations' })).toBeDefined();
  });

  it('to the own address ask to look at the mailbox', async () => {
    open(pageOf([], [told({ ...letter, letter: 'DIGEST' })]));

    const notice = await screen.findByText('Letters to szef@kwiat.example do not arrive.');
    const said = notice.closest('[role="status"]') as HTMLElement;
    expect(said.textContent).toContain('See whether the mailbox is full');
    expect(within(said).queryByRole('link')).toBeNull();
  });
});

describe('what arrives while somebody reads', () => {
  const later = told({ id: 'n9', count: 7, dateUpdated: '2999-01-01T00:00:00.000Z' });
  const arriving: Answers = {
    AccountEvents: {
      data: {
        accountEvent: {
          __typename: 'AccountEvent',
          feedbackChanged: null,
          notificationChanged: {
            __typename: 'NotificationChange',
            notification: later,
            unread: 128,
          },
        },
      },
    },
  };

  it('is counted in the sidebar and read aloud', async () => {
    open(pageOf([told({})]), { answers: arriving });

    expect(await inSidebar('Notifications 99+ unread')).toBeDefined();
    expect(await screen.findByText('128 unread notifications')).toBeDefined();
  });

  it('waits to be shown, so that no row moves', async () => {
    let isAsked = false;
    const answer = () => pageOf(isAsked ? [later, told({})] : [told({})]);
    const { user } = open(answer, { answers: arriving });

    await screen.findByText(/^A new answer/);
    const pill = await screen.findByRole('button', { name: 'Something new' });
    expect(screen.queryByText(/^7 new answers/)).toBeNull();
    isAsked = true;
    await user.click(pill);

    expect(await screen.findByText(/^7 new answers/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Something new' })).toBeNull();
  });

  it('and happened again has its place in its new day, and a pill to move it up', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const old = { id: 'n2', count: 2, codeName: 'Bar', dateUpdated: daysAgo(400) };
    const again = told({ ...old, count: 3, dateUpdated: new Date().toISOString() });
    const between = told({ id: 'n3', codeName: 'Hall', dateUpdated: daysAgo(300) });
    const first = told({ dateUpdated: new Date(Date.now() - 1).toISOString() });
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let isAsked = false;
    const { user } = open(
      () => pageOf(isAsked ? [again, first, between] : [first, between, told(old)]),
      {
        answers: {
          AccountEvents: async () => {
            await arrival;
            return {
              data: {
                accountEvent: {
                  __typename: 'AccountEvent',
                  feedbackChanged: null,
                  notificationChanged: {
                    __typename: 'NotificationChange',
                    notification: again,
                    unread: 3,
                  },
                },
              },
            };
          },
        },
      },
    );
    await screen.findByText(/^2 new answers/);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);

    arrive();

    await screen.findByText(/^3 new answers/);
    expect(screen.getAllByRole('heading', { level: 2, name: 'Today' })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    isAsked = true;
    await press(user, 'Something new');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Something new' })).toBeNull());
  });

  it('stays unread when an older “mark all as read” is answered after it', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let mark = () => {};
    const marked = new Promise<void>((resolve) => {
      mark = resolve;
    });
    const { user } = open(pageOf([told({})]), {
      answers: {
        AccountEvents: async () => {
          await arrival;
          return {
            data: {
              accountEvent: {
                __typename: 'AccountEvent',
                feedbackChanged: null,
                notificationChanged: {
                  __typename: 'NotificationChange',
                  notification: later,
                  unread: 1,
                },
              },
            },
          };
        },
        MarkNotificationsRead: async () => {
          await marked;
          return { data: { markNotificationsRead: { unread: 0, errors: [] } } };
        },
      },
    });
    await inSidebar('Notifications 3 unread');
    await press(user, 'Mark all as read');
    arrive();
    await inSidebar('Notifications 1 unread');

    mark();

    await screen.findByText('All notifications are marked as read.');
    expect(await inSidebar('Notifications 1 unread')).toBeDefined();
  });

  it('and arrived before the stream was open is asked for once it is', async () => {
    open(pageOf([told({})]), {
      answers: {
        LatestNotifications: { data: { me: person(4), notifications: { items: [later] } } },
        AccountEvents: 'silence',
      },
    });

    expect(await inSidebar('Notifications 4 unread')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Something new' })).toBeDefined();
  });
});
