import { gql } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';

import { createCache } from '../../server/cache';
import {
  forgetNotifications,
  keepLatest,
  keepUnread,
  markRead,
  momentsOf,
  putLatest,
} from './inCache';

const query = gql`
  {
    me {
      id
      unreadNotifications
    }
    home {
      latestNotifications {
        id
        isRead
      }
    }
    notifications(unreadOnly: false) {
      items {
        id
        isRead
      }
    }
  }
`;

const told = (id: string) => ({ __typename: 'Notification', id, isRead: false });
const five = ['a', 'b', 'c', 'd', 'e'].map(told);

interface Known {
  me: { unreadNotifications: number };
  home: { latestNotifications: { id: string; isRead: boolean }[] | null };
}

let cache: ReturnType<typeof createCache>;
const known = () => cache.readQuery<Known>({ query });
const latest = () => known()?.home.latestNotifications?.map(({ id }) => id);

const write = (latestNotifications: object[] | null) =>
  cache.writeQuery({
    query,
    data: {
      me: { __typename: 'User', id: 'u1', unreadNotifications: 5 },
      home: { __typename: 'Home', latestNotifications },
      notifications: { __typename: 'NotificationPage', items: [told('a'), told('z')] },
    },
  });

beforeEach(() => {
  cache = createCache();
  write(five);
});

it('puts the latest first, each once, and keeps five', () => {
  putLatest(cache, 'z');
  putLatest(cache, 'b');

  expect(latest()).toEqual(['b', 'z', 'a', 'c', 'd']);
});

it('does not carry on what is gone', () => {
  cache.evict({ id: 'Notification:b' });
  putLatest(cache, 'z');

  expect(cache.extract()['ROOT_QUERY']).toMatchObject({
    home: {
      latestNotifications: ['z', 'a', 'c', 'd', 'e'].map((id) => ({ __ref: `Notification:${id}` })),
    },
  });
});

it('keeps the latest of all as they were told, and nothing that stood there before', () => {
  keepLatest(cache, ['z', 'b']);

  expect(latest()).toEqual(['z', 'b']);
});

it('leaves alone what the first page could not read', () => {
  write(null);

  keepLatest(cache, ['z']);
  putLatest(cache, 'z');

  expect(known()?.home.latestNotifications).toBeNull();
});

it('shows as read those with the ids, or all of them', () => {
  const unread = () => known()?.home.latestNotifications?.filter(({ isRead }) => !isRead).length;

  markRead(cache, momentsOf(cache, ['a', 'c', 'never heard of']));
  expect(unread()).toBe(3);
  markRead(cache);
  expect(unread()).toBe(0);
});

it('leaves unread what happened, or happened again, after the question', () => {
  const moments = momentsOf(cache);
  const happen = (id: string) =>
    cache.writeFragment({
      id: `Notification:${id}`,
      fragment: gql`
        fragment Happened on Notification {
          id
          isRead
          dateUpdated
        }
      `,
      data: { ...told(id), dateUpdated: '2026-11-21T10:00:00.000Z' },
    });
  happen('b');
  happen('new');

  markRead(cache, moments);

  const stored = cache.extract() as Record<string, { isRead?: boolean }>;
  expect(stored['Notification:a']?.isRead).toBe(true);
  expect(stored['Notification:b']?.isRead).toBe(false);
  expect(stored['Notification:new']?.isRead).toBe(false);
});

it('keeps the count of the person', () => {
  keepUnread(cache, 2);

  expect(known()?.me.unreadNotifications).toBe(2);
});

it('forgets the lists, and nothing else', () => {
  forgetNotifications(cache);

  const { ROOT_QUERY } = cache.extract();
  expect(Object.keys(ROOT_QUERY ?? {})).toEqual(expect.arrayContaining(['me', 'home']));
  expect(Object.keys(ROOT_QUERY ?? {}).join()).not.toContain('notifications');
});
