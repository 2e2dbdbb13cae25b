// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { UiStringsProvider } from '@hearback/ui/strings';

import { IntlProvider } from '../../i18n/IntlProvider';
import { fakeGateway } from '../../test/fakeGateway';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';
import {
  discardUnsavedChanges,
  hasUnsavedChanges,
  leavesScreen,
  savedState,
  useUnsavedChanges,
} from './unsavedChanges';

afterEach(cleanup);

type Options = Parameters<typeof useUnsavedChanges>[1];

function Field({ isTyped = true, ...options }: { isTyped?: boolean } & Options) {
  useUnsavedChanges(isTyped, options);
  return null;
}

/** Whether the browser would ask before the tab is closed. */
const asks = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('the browser asks while anything typed would be lost, until the person discards it', () => {
  const first = render(<Field />);
  const second = render(<Field />);
  render(<Field isLostByReload={false} />);
  first.unmount();
  expect([hasUnsavedChanges(), asks()]).toEqual([true, true]);
  discardUnsavedChanges();
  expect(asks()).toBe(false);
  second.rerender(<Field isTyped={false} />);
  expect(hasUnsavedChanges()).toBe(false);
  // What is typed later was not meant.
  render(<Field />);
  expect(asks()).toBe(true);
});

const at = (options: Options = {}) => {
  fakeGateway({});
  const router = createMemoryRouter(
    [
      {
        element: (
          <IntlProvider waiting={null}>
            <UiStringsProvider language="en-US">
              <UnsavedChangesGuard />
              <Link to="/list">List</Link>
              <Link to="/form?tab=two">Second tab</Link>
              <Link to="/list" state={savedState}>
                Saved
              </Link>
              <Outlet />
            </UiStringsProvider>
          </IntlProvider>
        ),
        children: [
          { path: '/form', element: <Field {...options} /> },
          { path: '/list', element: 'the list' },
        ],
      },
    ],
    { initialEntries: ['/list', '/form'] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

/** A link is drawn before React runs the effects that register what was typed. */
async function follow(name: string) {
  const link = await screen.findByRole('link', { name });
  await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
  await userEvent.click(link);
}

const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('a link and the way back ask first, and go on when the person agrees', async () => {
  const router = at();
  await follow('List');
  await answer('Cancel');
  expect(router.state.location.pathname).toBe('/form');

  await router.navigate(-1);
  await answer('Leave');
  await waitFor(() => expect(router.state.location.pathname).toBe('/list'));
});

it('a tab asks where it takes the form away, and only there', async () => {
  const router = at({ isLostBy: leavesScreen });
  await follow('Second tab');
  await screen.findByRole('dialog');
  expect(router.state.location.search).toBe('');
  cleanup();

  const other = at();
  await follow('Second tab');
  await waitFor(() => expect(other.state.location.search).toBe('?tab=two'));
});

it('a navigation after a save does not ask, nor one before which everything could be saved', async () => {
  const saved = at();
  await follow('Saved');
  await waitFor(() => expect(saved.state.location.pathname).toBe('/list'));
  cleanup();

  const rescue = vi.fn(() => Promise.resolve(true));
  const rescued = at({ rescue });
  await follow('List');
  await waitFor(() => expect(rescued.state.location.pathname).toBe('/list'));
  expect(rescue).toHaveBeenCalledOnce();
});
