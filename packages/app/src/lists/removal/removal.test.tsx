// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { me } from '../../test/me';
import { press, renderApp } from '../../test/renderApp';
import type { Answer, Answers } from '../../test/fakeGateway';

const pageInfo = (totalCount: number) => ({
  __typename: 'PageInfo',
  page: 1,
  pageSize: 10,
  pageCount: 1,
  totalCount,
});

const company = {
  __typename: 'Company',
  id: 'c1',
  name: 'Corner Café',
  address: '1 Main Street',
  registrationNumber: '0012345',
  visitorName: null,
  representative: 'Ada Owner',
  dateCreated: '2026-11-02T10:00:00Z',
  locationCount: 2,
  codeCount: 3,
};

const deletion = {
  __typename: 'Deletion',
  id: 'd1',
  kind: 'COMPANY',
  label: 'Corner Café',
  dateDeleted: new Date().toISOString(),
  restorableUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  counts: { __typename: 'RemovedCounts', removed: 2, locations: 2, codes: 3, feedback: 40 },
};

/** A gateway with one company that can be deleted and restored. */
const gateway = (refusal?: string): Answers => {
  let isThere = true;
  return {
    CompaniesPage: () => ({
      data: {
        companies: {
          __typename: 'CompanyPage',
          items: isThere ? [company] : [],
          pageInfo: pageInfo(isThere ? 1 : 0),
        },
      },
    }),
    RemovalPreview: {
      data: {
        removalPreview: { __typename: 'Cascade', locations: 2, codes: 3, feedback: 40 },
      },
    },
    RemoveCompanies: () => {
      isThere = false;
      return {
        data: { removeCompanies: { removedIds: ['c1'], deletionId: 'd1', errors: [] } },
      };
    },
    RecentlyDeletedPage: () => ({
      data: {
        deletions: {
          __typename: 'DeletionPage',
          items: isThere && refusal === undefined ? [] : [deletion],
          pageInfo: pageInfo(isThere && refusal === undefined ? 0 : 1),
        },
      },
    }),
    RestoreDeletion: () => {
      if (refusal !== undefined) {
        const error = { field: null, code: refusal, message: refusal };
        return { data: { restoreDeletion: { deletion: null, errors: [error] } } };
      }
      isThere = true;
      return {
        data: {
          restoreDeletion: { deletion: { __typename: 'Deletion', id: 'd1' }, errors: [] },
        },
      };
    },
  };
};

const askToDelete = async (user: Parameters<typeof press>[0]) => {
  await press(user, 'Actions for Corner Café');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return within(await screen.findByRole('dialog'));
};

afterEach(() => {
  vi.useRealTimers();
});

describe('deleting', () => {
  it('says first what goes with it, as the server counts it, and that it can be undone', async () => {
    const { user, asked } = renderApp('/companies/', { isLoggedIn: true, answers: gateway() });
    const dialog = await askToDelete(user);
    expect(
      await dialog.findByText('This also deletes 2 locations, 3 QR codes, and 40 answers.'),
    ).toBeTruthy();
    expect(dialog.getByText('You can undo this for 30 days.')).toBeTruthy();
    expect(asked.find(({ name }) => name === 'RemovalPreview')?.variables).toEqual({
      kind: 'COMPANY',
      ids: ['c1'],
    });
  });

  it('cannot be confirmed before what goes with it is known', async () => {
    let count = () => {};
    const counted = new Promise<void>((resolve) => {
      count = resolve;
    });
    const answers = gateway();
    const { RemovalPreview } = answers;
    answers['RemovalPreview'] = async () => {
      await counted;
      return RemovalPreview as Answer;
    };
    const { user, asked } = renderApp('/companies/', { isLoggedIn: true, answers });
    const dialog = await askToDelete(user);
    expect(await dialog.findByText('Counting what goes with it…')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^Delete / }));
    expect(asked.some(({ name }) => name === 'RemoveCompanies')).toBe(false);

    count();
    await dialog.findByText('This also deletes 2 locations, 3 QR codes, and 40 answers.');
    expect(dialog.queryByText('Counting what goes with it…')).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^Delete / }));

    await waitFor(() => expect(asked.some(({ name }) => name === 'RemoveCompanies')).toBe(true));
  });

  it('can be confirmed where it could not be counted, which is said, and counted again', async () => {
    const answers = gateway();
    const { RemovalPreview } = answers;
    let isBroken = true;
    answers['RemovalPreview'] = () =>
      isBroken ? { failure: 'UPSTREAM_UNAVAILABLE' } : (RemovalPreview as Answer);
    const { user, asked } = renderApp('/companies/', { isLoggedIn: true, answers });
    const dialog = await askToDelete(user);
    await dialog.findByText(/could not be counted/);
    isBroken = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('This also deletes 2 locations, 3 QR codes, and 40 answers.');

    isBroken = true;
    await user.keyboard('{Escape}');
    const again = await askToDelete(user);
    await again.findByText(/could not be counted/);
    await user.click(again.getByRole('button', { name: /^Delete / }));
    await waitFor(() => expect(asked.some(({ name }) => name === 'RemoveCompanies')).toBe(true));
  });

  it('can be confirmed where no answer comes at all, after ten seconds, which is said', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const answers = gateway();
    const { RemovalPreview } = answers;
    let isSilent = true;
    answers['RemovalPreview'] = () =>
      isSilent ? new Promise<never>(() => {}) : (RemovalPreview as Answer);
    const { user, asked } = renderApp('/companies/', { isLoggedIn: true, answers });
    const dialog = await askToDelete(user);
    await dialog.findByText('Counting what goes with it…');
    await vi.advanceTimersByTimeAsync(10_000);
    await dialog.findByText(/takes too long to count/);
    expect(dialog.queryByText('Counting what goes with it…')).toBeNull();

    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(dialog.getByText('Counting what goes with it…')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_000);
    await dialog.findByText(/takes too long to count/);
    isSilent = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('This also deletes 2 locations, 3 QR codes, and 40 answers.');

    isSilent = true;
    await user.keyboard('{Escape}');
    const again = await askToDelete(user);
    await vi.advanceTimersByTimeAsync(10_000);
    await again.findByText(/takes too long to count/);
    await user.click(again.getByRole('button', { name: /^Delete / }));
    await waitFor(() => expect(asked.some(({ name }) => name === 'RemoveCompanies')).toBe(true));
  });

  it('is undone with one press, and the row is back', async () => {
    const { user, asked } = renderApp('/companies/', { isLoggedIn: true, answers: gateway() });
    const dialog = await askToDelete(user);
    await dialog.findByText(/This also deletes/);
    await user.click(dialog.getByRole('button', { name: /^Delete / }));
    await screen.findByText('Company removed successfully!');
    await waitFor(() => expect(screen.queryByText('Ada Owner')).toBeNull());

    await press(user, 'Undo');

    await screen.findByText('Everything that was deleted is back.');
    expect(asked.find(({ name }) => name === 'RestoreDeletion')?.variables).toEqual({
      input: { id: 'd1' },
    });
    expect(await screen.findByText('Ada Owner')).toBeTruthy();
  });
});

describe('the notifications of what is deleted', () => {
  it('are counted again, and again when it is back', async () => {
    const answers = gateway();
    let unread = 1;
    const person = () => ({ ...me, unreadNotifications: unread });
    answers['UnreadNotifications'] = () => ({ data: { me: person() } });
    answers['LatestNotifications'] = () => ({
      data: { me: person(), notifications: { items: [] } },
    });
    const { user } = renderApp('/companies/', { isLoggedIn: true, answers });
    const navigation = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    await navigation.findByRole('link', { name: 'Notifications 1 unread' });
    const dialog = await askToDelete(user);
    unread = 0;
    await dialog.findByText(/This also deletes/);
    await user.click(dialog.getByRole('button', { name: /^Delete / }));

    expect(await navigation.findByRole('link', { name: 'Notifications' })).toBeTruthy();

    unread = 1;
    await press(user, 'Undo');

    expect(await navigation.findByRole('link', { name: 'Notifications 1 unread' })).toBeTruthy();
  });
});

describe('a delete on its way', () => {
  it('takes the row off at once, and brings it back with the reason when it is refused', async () => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const answers = gateway();
    answers['RemoveCompanies'] = async () => {
      await refused;
      const error = { field: null, code: 'not_found', message: 'Not found.' };
      return { data: { removeCompanies: { removedIds: [], deletionId: null, errors: [error] } } };
    };
    const { user } = renderApp('/companies/', { isLoggedIn: true, answers });
    const dialog = await askToDelete(user);
    await dialog.findByText(/This also deletes/);
    await user.click(dialog.getByRole('button', { name: /^Delete / }));

    await waitFor(() => expect(screen.queryByText('Ada Owner')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    refuse();

    expect(await screen.findByText('Ada Owner')).toBeTruthy();
    expect(screen.getByText('There was a server issue, please try again later!')).toBeTruthy();
  });
});

describe('what was deleted lately', () => {
  it('is listed with what went along and how long it stays, and can be restored', async () => {
    const answers = gateway();
    (answers['RemoveCompanies'] as () => unknown)();
    const { user } = renderApp('/recently-deleted/', { isLoggedIn: true, answers });

    expect(await screen.findByText('Corner Café and 1 more')).toBeTruthy();
    expect(screen.getByText('2 locations, 3 QR codes, and 40 answers')).toBeTruthy();
    expect(screen.getByText('30 days')).toBeTruthy();

    await press(user, 'Restore');
    await screen.findByText('Everything that was deleted is back.');
    expect(await screen.findByText('Nothing was deleted lately')).toBeTruthy();
  });

  it.each([
    { code: 'parent_deleted', words: 'What it belongs to is deleted. Restore that first.' },
    { code: 'not_found', words: 'This can no longer be restored.' },
  ])('says why it stays deleted: $code', async ({ code, words }) => {
    const { user } = renderApp('/recently-deleted/', { isLoggedIn: true, answers: gateway(code) });
    await press(user, 'Restore');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
