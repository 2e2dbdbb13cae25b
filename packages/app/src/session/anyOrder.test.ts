import { expect, it, vi } from 'vitest';

import { openFakeBrowser } from '../test/fakeBrowser';
import { createSessionServer } from '../test/sessionServer';
import { sessionIdOf } from './session';

type FakeTab = ReturnType<typeof openFakeBrowser>['tabs'][number];

let loaded: Promise<unknown> = Promise.resolve();

/** An app of its own for one tab. One after the other, so that no two share a module. */
function loadApp() {
  const next = loaded.then(importAnew);
  loaded = next;
  return next;
}

const importAnew = async () => {
  vi.resetModules();
  return {
    ...(await import('./startSession')),
    ...(await import('./endSession')),
    ...(await import('./renewSession')),
    ...(await import('./session')),
    ...(await import('./session')),
  };
};

type App = Awaited<ReturnType<typeof importAnew>>;

/** A tab with its app, and the session whose things it shows. */
interface Open {
  tab: FakeTab;
  /** Undefined while the page loads. */
  app: App | undefined;
  shows: string;
}

/** The same numbers for the same seed. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** `npm run -w lab security` tries more. */
const orders = process.env['SECURITY'] ? 400 : 50;

const people = ['ada', 'ben'] as const;

/** Everything that one order of steps has come to, at rest. */
async function live(seed: number, steps: number) {
  const { tabs, within } = openFakeBrowser(2);
  const server = createSessionServer();
  vi.stubGlobal('fetch', server.fetch);
  const number = numbersFrom(seed);
  const done: Promise<unknown>[] = [];

  const all: Open[] = tabs.map((tab) => ({ tab, app: undefined, shows: '' }));
  const load = async (open: Open) => {
    open.tab.listeners.clear();
    open.app = undefined;
    open.shows = '';
    const app = await loadApp();
    open.app = app;
    await app.startSession();
    if (app.readSession().isLoggedIn) open.shows = sessionIdOf(app.readAccess() ?? '');
  };
  for (const open of all) done.push(within(open.tab, () => load(open)));

  const logIn = (open: Open, app: App) => {
    const tokens = server.logIn(people[number(2)] ?? 'ada');
    app.beginSession(tokens, { remember: number(2) === 0 });
    open.shows = sessionIdOf(tokens.access);
  };
  const renew = async (app: App) => {
    if ((await app.renewSession(app.readAccess())) === 'refused') app.expireSession();
  };
  /** What somebody can do in a tab as it is: who is logged in sees no login. */
  const act = (open: Open): unknown => {
    const { app } = open;
    if (!app?.readSession().checkedAuth) return undefined;
    if (number(5) === 0) return load(open);
    if (!app.readSession().isLoggedIn) return logIn(open, app);
    return number(3) === 0 ? app.logOut() : renew(app);
  };
  /** The next of what the browser or the server has not told yet. */
  const deliver = async () => {
    const waiting = [...tabs.map(({ news }) => news), server.answers].filter(
      ({ length }) => length > 0,
    );
    waiting[number(waiting.length)]?.shift()?.();
    // Whoever waited for it goes on.
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    return waiting.length > 0;
  };

  for (let step = 0; step < steps; step += 1) {
    const open = all[number(2)];
    if (open && number(3) === 0) {
      done.push(Promise.resolve(within(open.tab, () => act(open))));
    } else await deliver();
  }
  // Modules load in their own time; what waits for the browser or the server, in ours.
  const work = { areDone: false };
  void Promise.all(done).finally(() => (work.areDone = true));
  while ((await deliver()) || !work.areDone);

  return all.map(({ tab, app, shows }) =>
    within(tab, () => ({
      isLoggedIn: app?.readSession().isLoggedIn ?? false,
      shows,
      asks: sessionIdOf(app?.readAccess() ?? ''),
    })),
  );
}

it('two people in two tabs never see each other’s things, in any order of what they do', async () => {
  const ends = [];
  for (let seed = 1; seed <= orders; seed += 1) {
    ends.push(...(await live(seed, 60)).map((end) => ({ seed, ...end })));
  }
  const open = ends.filter(({ isLoggedIn }) => isLoggedIn);
  expect(open.filter(({ shows, asks }) => shows !== asks)).toEqual([]);
  // Somebody is still there at the end of many, and was not there at the end of many others.
  expect(open.length).toBeGreaterThan(orders / 5);
  expect(ends.length - open.length).toBeGreaterThan(orders / 5);
});
