// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchPaused } from './watchPaused';

const kiosk = '<body data-mode="kiosk"><button data-kiosk-corner hidden>';
const closed = '<body data-mode="kiosk"><h1>Closed for now</h1>';

const onPaused = vi.fn<() => void>();
const onOpen = vi.fn<() => void>();
let page: Response | 'nobody';
let dialog: HTMLDialogElement;

beforeEach(() => {
  vi.useFakeTimers();
  onPaused.mockClear();
  onOpen.mockClear();
  page = new Response(kiosk);
  vi.stubGlobal('fetch', () =>
    page === 'nobody' ? Promise.reject(new TypeError('Failed')) : Promise.resolve(page.clone()),
  );
  dialog = document.createElement('dialog');
  // What jsdom has not.
  dialog.showModal = () => {
    dialog.open = true;
  };
  dialog.close = () => {
    if (!dialog.open) return;
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  vi.useRealTimers();
});

const aMinute = () => vi.advanceTimersByTimeAsync(60_000);

it('covers the form within a minute of the pause, and uncovers it by itself', async () => {
  const watch = watchPaused({ dialog, onPaused, onOpen });
  watch.start();
  await aMinute();
  expect(dialog.open).toBe(false);

  page = new Response(closed);
  await aMinute();
  expect(dialog.open).toBe(true);
  expect(onPaused).toHaveBeenCalledTimes(1);
  dialog.close();
  expect(dialog.open).toBe(true);

  page = new Response(kiosk);
  await aMinute();
  expect(dialog.open).toBe(false);
  expect(onOpen).toHaveBeenCalledTimes(1);
  watch.stop();
});

it.each([
  ['nobody answers', 'nobody'],
  ['the server is in trouble', new Response(closed, { status: 503 })],
  ['somebody else answers', new Response('<h1>Log in to this network</h1>')],
] as const)('leaves the form as it is while %s', async (_, answer) => {
  const watch = watchPaused({ dialog, onPaused, onOpen });
  watch.start();
  page = answer;
  await aMinute();

  expect(dialog.open).toBe(false);
  watch.stop();
});

it('says nothing once the kiosk is left', async () => {
  const watch = watchPaused({ dialog, onPaused, onOpen });
  watch.start();
  page = new Response(closed);
  await aMinute();
  watch.stop();
  expect(dialog.open).toBe(false);

  watch.look();
  await aMinute();
  expect(dialog.open).toBe(false);
});
