import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { shareStream, type StreamListener } from './shareStream';

/** The streams that tabs hold at this moment. */
const held = new Set<{ tab: string } & StreamListener<string>>();
const leaves: (() => void)[] = [];

/** A tab that listens under a name. Answers what it heard. */
const openTab = (tab: string, name: string | undefined) => {
  const heard: string[] = [];
  const leave = shareStream<string>({
    name,
    open: (listener) => {
      const stream = { tab, ...listener };
      held.add(stream);
      listener.onOpen();
      return () => held.delete(stream);
    },
    listener: {
      onOpen: () => heard.push('open'),
      onAnswer: (answer) => heard.push(answer),
    },
  });
  leaves.push(leave);
  return { heard, leave };
};

const holders = () => [...held].map(({ tab }) => tab);
const send = (answer: string) => {
  for (const { onAnswer } of held) onAnswer(answer);
};

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browserWindow = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browserWindow);
});
afterEach(async () => {
  for (const leave of leaves.splice(0)) leave();
  // A tab that left holds no stream, and so do those that waited for its lock.
  await vi.waitFor(
    () => {
      if (held.size > 0) throw new Error(`Still held after the test: ${holders().join()}`);
    },
    { timeout: 30_000 },
  );
  vi.unstubAllGlobals();
});

it('holds one stream for all tabs, and each of them hears everything once', async () => {
  const tabs = ['a', 'b', 'c'].map((tab) => openTab(tab, 'one'));
  await vi.waitFor(
    () => {
      for (const { heard } of tabs) expect(heard).toEqual(['open']);
    },
    { timeout: 30_000 },
  );
  expect(holders()).toEqual(['a']);

  send('news');
  await vi.waitFor(
    () => {
      for (const { heard } of tabs) expect(heard).toEqual(['open', 'news']);
    },
    { timeout: 30_000 },
  );
});

it('hands the stream over when its tab leaves, and the others catch up once', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((tab) => openTab(tab, 'two'));
  await vi.waitFor(() => expect(third?.heard).toEqual(['open']), { timeout: 30_000 });

  first?.leave();
  await vi.waitFor(() => expect(third?.heard).toEqual(['open', 'open']), { timeout: 30_000 });
  expect(holders()).toEqual(['b']);

  send('news');
  await vi.waitFor(() => expect(third?.heard).toEqual(['open', 'open', 'news']), {
    timeout: 30_000,
  });
  expect(second?.heard).toEqual(['open', 'open', 'news']);
  expect(first?.heard).toEqual(['open']);
});

it('lets a tab that comes later catch up, and leaves the others alone', async () => {
  const first = openTab('a', 'three');
  await vi.waitFor(() => expect(first.heard).toEqual(['open']), { timeout: 30_000 });

  const second = openTab('b', 'three');
  await vi.waitFor(() => expect(second.heard).toEqual(['open']), { timeout: 30_000 });
  expect(first.heard).toEqual(['open']);
});

it('holds one stream per session, and tells nothing to tabs of another one', async () => {
  const mine = openTab('mine', 'hearback-stream s1');
  const theirs = openTab('theirs', 'hearback-stream s2');
  await vi.waitFor(() => expect(holders()).toEqual(['mine', 'theirs']), { timeout: 30_000 });

  for (const { tab, onAnswer } of held) onAnswer(`for ${tab}`);
  await vi.waitFor(() => expect(theirs.heard).toEqual(['open', 'for theirs']), { timeout: 30_000 });
  expect(mine.heard).toEqual(['open', 'for mine']);
});

it('releases stream and lock when the page is put aside, so that another page gets them', async () => {
  const kept = openTab('kept', 'four');
  await vi.waitFor(() => expect(holders()).toEqual(['kept']), { timeout: 30_000 });

  browserWindow.dispatchEvent(new Event('pagehide'));
  expect(holders()).toEqual([]);
  expect(await navigator.locks.request('four', () => 'free')).toBe('free');

  browserWindow.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(kept.heard).toEqual(['open', 'open']), { timeout: 30_000 });
});

it.each([
  { without: 'Web Locks', name: 'five', missing: () => vi.stubGlobal('navigator', {}) },
  { without: 'a name of the session', name: undefined, missing: () => undefined },
])('holds a stream per tab without $without', async ({ name, missing }) => {
  missing();
  const tabs = ['a', 'b'].map((tab) => openTab(tab, name));
  expect(holders()).toEqual(['a', 'b']);

  browserWindow.dispatchEvent(new Event('pagehide'));
  expect(holders()).toEqual([]);
  expect(tabs.map(({ heard }) => heard)).toEqual([['open'], ['open']]);
});
