// @vitest-environment jsdom
import { useState, type ComponentType } from 'react';

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Link } from '@hearback/ui';

import { lazyPage } from '../loading/lazy';
import { renderShell } from '../test/renderShell';

/** A screen with links to the others, as the sidebar has them. */
function Screen({ title }: { title: string }) {
  return (
    <>
      <nav>
        <Link href="/companies/">Companies</Link>
        <Link href="/stats/">Stats</Link>
        <Link href="/stats/?tab=ratings">Ratings</Link>
        <Link href="/slow/">Slow</Link>
      </nav>
      <main tabIndex={-1}>
        <h1>{title}</h1>
      </main>
    </>
  );
}

const screens = [
  { path: '/companies/', element: <Screen title="All companies" /> },
  { path: '/stats/', element: <Screen title="All stats" /> },
];

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => screen.findByRole('link', { name });

it('begins another screen at its top, and goes back to where one was', async () => {
  const { user, router, y, grow, scrollTo } = renderShell('/companies/', screens);
  grow(5_000);
  scrollTo(1_200);

  await user.click(await press('Stats'));
  await heading('All stats');
  expect(y()).toBe(0);
  scrollTo(300);

  await act(() => router.navigate(-1));
  await heading('All companies');
  expect(y()).toBe(1_200);

  await act(() => router.navigate(1));
  await heading('All stats');
  expect(y()).toBe(300);
});

it('waits with going back until a long list is there, unless somebody scrolls first', async () => {
  const { user, router, y, grow, scrollTo } = renderShell('/companies/', screens);
  grow(5_000);
  scrollTo(3_000);
  await user.click(await press('Stats'));
  await heading('All stats');

  grow(400);
  await act(() => router.navigate(-1));
  await heading('All companies');
  grow(5_000);
  expect(y()).toBe(3_000);

  await act(() => router.navigate(1));
  await heading('All stats');
  grow(400);
  await act(() => router.navigate(-1));
  await heading('All companies');
  window.dispatchEvent(new Event('wheel'));
  grow(5_000);
  expect(y()).toBeLessThan(3_000);
});

it('goes back to where a pane was, also when what scrolls in it comes late', async () => {
  function WithDetails() {
    const [isThere, setIsThere] = useState(false);
    return (
      <>
        <button onClick={() => setIsThere(true)}>Show details</button>
        {isThere && <div data-scroll-place="details" role="group" aria-label="Details" />}
      </>
    );
  }
  const details = () => screen.findByRole('group', { name: 'Details' });
  const { router } = renderShell('/feedback/', [
    { path: '/feedback/', element: <WithDetails /> },
    { path: '/stats/', element: <h1>All stats</h1> },
  ]);
  // Only what a person does with a pointer or a key counts as going on; a screen's own work does not.
  const show = async () => act(async () => (await screen.findByRole('button')).click());
  await show();
  const pane = await details();
  pane.scrollTop = 240;
  pane.dispatchEvent(new Event('scroll'));

  await act(() => router.navigate('/stats/'));
  await heading('All stats');
  await act(() => router.navigate(-1));
  await show();

  const again = await details();
  expect(again).not.toBe(pane);
  await waitFor(() => expect(again.scrollTop).toBe(240));
});

it('stays where it is while only the question of the address changes', async () => {
  const { user, y, grow, scrollTo } = renderShell('/stats/', screens);
  grow(5_000);
  scrollTo(700);

  const link = await press('Ratings');
  await user.click(link);
  await waitFor(() => expect(window.location.search).toBe('?tab=ratings'));

  expect(y()).toBe(700);
  expect(document.activeElement).toBe(link);
});

it('puts the focus on the title of the screen that was gone to, not of the first one', async () => {
  const { user } = renderShell('/companies/', screens);
  await heading('All companies');
  expect(document.activeElement).toBe(document.body);

  await user.click(await press('Stats'));

  const title = await heading('All stats');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('waits with the focus for a title that comes later', async () => {
  function Late() {
    const [isThere, setIsThere] = useState(false);
    return (
      <main tabIndex={-1}>
        {isThere ? <h1>Here it is</h1> : <button onClick={() => setIsThere(true)}>Load</button>}
      </main>
    );
  }
  const { router } = renderShell('/companies/', [
    ...screens,
    { path: '/late/', element: <Late /> },
  ]);
  await heading('All companies');
  await act(() => router.navigate('/late/'));
  expect(document.activeElement).toBe(await screen.findByRole('main'));

  act(() => screen.getByRole('button').click());

  const title = await heading('Here it is');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('takes the focus from nobody who types or is in a dialog', async () => {
  const { router } = renderShell('/companies/', screens);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const field = document.createElement('input');
  const button = document.createElement('button');
  dialog.append(button);
  document.body.append(field, dialog);

  for (const busy of [field, button]) {
    busy.focus();
    await act(() => router.navigate('/stats/'));
    await act(() => router.navigate('/companies/'));
    expect(document.activeElement).toBe(busy);
  }
});

it('fades from screen to screen where the browser can, never within one', async () => {
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    const done = update();
    return { ready: done, finished: done, updateCallbackDone: done, skipTransition: () => {} };
  });
  Object.assign(document, { startViewTransition });
  const { user } = renderShell('/companies/', screens);

  await user.click(await press('Stats'));
  await heading('All stats');
  expect(startViewTransition).toHaveBeenCalledTimes(1);

  await user.click(await press('Ratings'));
  await waitFor(() => expect(window.location.search).toBe('?tab=ratings'));
  expect(startViewTransition).toHaveBeenCalledTimes(1);

  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduce') }));
  await user.click(await press('Companies'));
  await heading('All companies');
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('goes to a screen whose file is not there yet after a blink, and shows it when it comes', async () => {
  let arrive: (page: ComponentType) => void = () => {};
  const Slow = lazyPage(() => new Promise<ComponentType>((resolve) => (arrive = resolve)));
  const { user } = renderShell('/companies/', [...screens, { path: '/slow/', element: <Slow /> }]);

  await user.click(await press('Slow'));
  await waitFor(() => expect(window.location.pathname).toBe('/slow/'));
  expect(screen.queryByRole('heading')).toBeNull();

  act(() => arrive(() => <h1>Worth the wait</h1>));
  expect(await heading('Worth the wait')).toBeDefined();
});

it('follows the last link of those that were pressed while one was on its way', async () => {
  const Slow = lazyPage(() => new Promise<ComponentType>(() => {}));
  const { router } = renderShell('/companies/', [
    ...screens,
    { path: '/slow/', element: <Slow /> },
  ]);
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(location.pathname));

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('link', { name: 'Slow' }));
  fireEvent.click(screen.getByRole('link', { name: 'Stats' }));
  act(() => {
    vi.runAllTimers();
  });
  vi.useRealTimers();
  await heading('All stats');

  expect(seen).not.toContain('/slow/');
});
