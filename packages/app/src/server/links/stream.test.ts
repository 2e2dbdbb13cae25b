import { gql, type ApolloLink } from '@apollo/client';
import { execute } from '@apollo/client/link';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const renewSession = vi.fn();
const expireSession = vi.fn();
let access: string;

vi.mock('../../session/renewSession', () => ({ renewSession }));
vi.mock('../../session/endSession', () => ({ expireSession }));
vi.mock('../../session/session', async (original) => ({
  ...(await original<object>()),
  readAccess: () => access,
  readRefresh: () => null,
}));

const { createStreamLink } = await import('./stream');

const arrivals = gql`
  subscription Arrivals {
    accountEvent {
      feedbackAdded {
        id
      }
    }
  }
`;
const query = Object.assign(arrivals, { __meta__: { hash: 'f00d' } });

const arrival = (id: string) => ({ data: { accountEvent: { feedbackAdded: { id } } } });

/** A stream of events that says this and ends. */
const streamOf = (...answers: object[]) =>
  new Response(
    [
      ...answers.map((each) => `event: next\ndata: ${JSON.stringify(each)}\n\n`),
      'event: complete\n\n',
    ].join(''),
    { headers: { 'content-type': 'text/event-stream' } },
  );

const listen = (onOpen = () => {}, link = createStreamLink()) => {
  const heard: ApolloLink.Result[] = [];
  const subscription = execute(
    link,
    { query, context: { onOpen } },
    // The link never looks at the client.
    { client: {} as never },
  ).subscribe((answer) => heard.push(answer));
  return { heard, leave: () => subscription.unsubscribe() };
};

/** The page, as far as a stream looks at it. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

const browserWindow = new EventTarget();

const turn = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

let shown: string[];
let responses: (() => Response)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1 / 3);
  access = 'stale';
  shown = [];
  renewSession.mockReset();
  expireSession.mockReset();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browserWindow);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, { headers }: { headers: Record<string, string> }) => {
      shown.push(headers['authorization'] ?? 'nobody');
      return responses.shift()?.() ?? new Promise<never>(() => {});
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('opens a stream again that the server has ended, and goes on', async () => {
  responses = [() => streamOf(arrival('a')), () => streamOf(arrival('b'))];
  const { heard, leave } = listen();

  await vi.advanceTimersByTimeAsync(3_000);
  leave();

  expect(heard).toEqual([arrival('a'), arrival('b')]);
});

it('says each time that it is open, since something may have happened until then', async () => {
  responses = [() => streamOf(), () => streamOf()];
  const onOpen = vi.fn();
  const { leave } = listen(onOpen);

  await vi.advanceTimersByTimeAsync(100);
  expect(onOpen).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(onOpen).toHaveBeenCalledTimes(2);
  leave();
});

it('comes back at another moment than others whose streams ended with it', async () => {
  const chances = Array.from({ length: 10 }, (_, index) => index / 10);
  for (const chance of chances) vi.mocked(Math.random).mockReturnValueOnce(chance);
  responses = [...chances, ...chances].map(() => () => streamOf());
  const opened: number[] = [];
  const began = Date.now();
  const listeners = chances.map(() => {
    let times = 0;
    return listen(() => {
      times += 1;
      if (times === 2) opened.push(Date.now() - began);
    });
  });

  await vi.advanceTimersByTimeAsync(3_000);
  for (const { leave } of listeners) leave();

  expect(opened).toHaveLength(10);
  expect(Math.max(...opened) - Math.min(...opened)).toBeGreaterThan(1_000);
});

it.each([
  {
    how: 'an answer',
    refuse: () => streamOf({ errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] }),
  },
  { how: 'the status 401', refuse: () => new Response('', { status: 401 }) },
])('gets a new token first when $how says that the old one is over', async ({ refuse }) => {
  responses = [refuse, () => streamOf(arrival('a'))];
  renewSession.mockImplementation(async () => {
    access = 'fresh';
    return 'renewed';
  });
  const { heard, leave } = listen();

  await vi.advanceTimersByTimeAsync(1_500);
  leave();

  expect(shown.slice(0, 2)).toEqual(['Bearer stale', 'Bearer fresh']);
  expect(heard).toEqual([arrival('a')]);
});

it('ends the session, and asks no more, when there is no new token to get', async () => {
  responses = [() => new Response('', { status: 401 })];
  renewSession.mockResolvedValue('refused');
  const { leave } = listen();

  await vi.advanceTimersByTimeAsync(60_000);
  leave();

  expect(expireSession).toHaveBeenCalledTimes(1);
  expect(shown).toHaveLength(1);
});

it('asks no more once nobody listens', async () => {
  responses = [() => streamOf()];
  const { leave } = listen();
  await vi.advanceTimersByTimeAsync(100);

  leave();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(shown).toHaveLength(1);
});

it('holds no connection while the page is out of sight, and catches up when it is back', async () => {
  const aborted = vi.fn();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, { signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', aborted);
      return new Response(new ReadableStream(), {
        headers: { 'content-type': 'text/event-stream' },
      });
    }),
  );
  const onOpen = vi.fn();
  const { leave } = listen(onOpen);
  await vi.advanceTimersByTimeAsync(100);

  turn('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledTimes(1);

  turn('visible');
  await vi.advanceTimersByTimeAsync(100);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onOpen).toHaveBeenCalledTimes(2);
  leave();
});

it('stays open through a glance at another tab', async () => {
  responses = [];
  const { leave } = listen();

  turn('hidden');
  await vi.advanceTimersByTimeAsync(5_000);
  turn('visible');
  await vi.advanceTimersByTimeAsync(60_000);
  leave();

  expect(shown).toHaveLength(1);
});

it('is one stream for all that listen in a tab, and each of them catches up', async () => {
  responses = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () =>
        new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    ),
  );
  const link = createStreamLink();
  const [first, second] = [vi.fn(), vi.fn()];
  const listeners = [listen(first, link)];
  await vi.advanceTimersByTimeAsync(100);
  listeners.push(listen(second, link));
  await vi.advanceTimersByTimeAsync(100);

  expect(fetch).toHaveBeenCalledTimes(1);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  for (const { leave } of listeners) leave();
});

it.each([
  { left: 'pagehide', back: 'pageshow', target: browserWindow },
  { left: 'freeze', back: 'resume', target: page },
])('closes at once on $left, and opens again on $back', async ({ left, back, target }) => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Response(new ReadableStream(), {
        headers: { 'content-type': 'text/event-stream' },
      });
    }),
  );
  const onOpen = vi.fn();
  const { leave } = listen(onOpen);
  await vi.advanceTimersByTimeAsync(100);

  target.dispatchEvent(new Event(left));
  // No timer runs in a page that is kept or frozen.
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);

  target.dispatchEvent(new Event(back));
  await vi.advanceTimersByTimeAsync(100);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(onOpen).toHaveBeenCalledTimes(2);
  leave();
});

it("never opens with another session's token, which tabs of this session would hear", async () => {
  const tokenOf = (sid: string) => `h.${btoa(JSON.stringify({ sid }))}.s`;
  access = tokenOf('mine');
  responses = [() => streamOf()];
  const { leave } = listen();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([`Bearer ${tokenOf('mine')}`]);

  access = tokenOf('theirs');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toHaveLength(1);

  access = tokenOf('mine');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toHaveLength(2);
  leave();
});
