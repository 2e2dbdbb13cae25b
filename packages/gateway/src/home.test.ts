import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { listOf, Reply, type Answerer } from './test/fakeApi.ts';
import { feedback, homeStats, notification, user } from './test/world.ts';

/** The app's real queries. */
const query = ['features/home/HomePage', 'shell/notification/NotificationRow']
  .map((name) => new URL(`../../app/src/${name}.graphql`, import.meta.url))
  .map((file) => readFileSync(fileURLToPath(file), 'utf8'))
  .join('\n');

const world: Readonly<Record<string, Answerer>> = {
  'GET /user/details/': () => user,
  'GET /stats/home/': () => homeStats,
  'GET /feedback/': listOf([feedback]),
  'GET /notification/': listOf([notification]),
  'GET /alarm/': () => ({ alarms: [] }),
};

describe('the first page', () => {
  it('costs five calls of the API', async () => {
    const { ask, asked } = createTestGateway(world);

    const { data, errors } = await ask(query, { timezone: 'Europe/Warsaw' });

    expect(errors).toBeUndefined();
    expect(asked.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /alarm/',
      'GET /feedback/',
      'GET /notification/',
      'GET /stats/home/',
      'GET /user/details/',
    ]);
    expect(asked.find(({ path }) => path === '/stats/home/')?.query).toEqual({
      tz: 'Europe/Warsaw',
    });
    expect(asked.find(({ path }) => path === '/feedback/')?.query).toMatchObject({
      page: '1',
      page_size: '5',
    });
    expect(data).toMatchObject({
      home: {
        me: { id: user.id },
        stats: {
          steps: { hasPublishedCode: true, hasFeedback: false },
          scans: { now: 80, before: 70 },
          submissions: { now: 40, before: null },
          averageRating: { now: { n: 40 }, change: { value: 0.1, low: -0.1, high: 0.3 } },
          locations: [{ name: 'Old Town', averageRating: { value: 8 } }],
        },
        latestFeedback: [{ id: feedback.id }],
        latestNotifications: [{ id: notification.id, kind: 'LOW_RATING' }],
      },
    });
  });

  it.each([
    ['me', 'GET /user/details/'],
    ['stats', 'GET /stats/home/'],
    ['latestFeedback', 'GET /feedback/'],
    ['latestNotifications', 'GET /notification/'],
    ['alarms', 'GET /alarm/'],
  ])('loses only %s when that cannot be read', async (part, route) => {
    const { ask } = createTestGateway({
      ...world,
      [route]: () => new Reply(503, { detail: 'x', code: 'unavailable' }),
    });

    const { data, errors } = await ask(query, { timezone: 'UTC' });

    const home = data?.['home'] as Record<string, unknown>;
    expect(Object.keys(home).filter((each) => home[each] === null)).toEqual([part]);
    expect(errors).toMatchObject([
      { path: ['home', part], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });
});
