// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Answer, Answers } from '../../../test/fakeGateway';
import { me } from '../../../test/me';
import { fillIn, press, renderApp } from '../../../test/renderApp';

const deletesAt = '2026-12-05T10:00:00.000Z';
const waiting = { ...me, deletesAt };

const page = (totalCount: number) => ({ pageInfo: { totalCount } });
const contents = {
  data: { companies: page(1), locations: page(2), codes: page(0), feedbacks: page(12_345) },
};

const openSettings = (answers: Answers = {}, person: object = me) =>
  renderApp('/account/?tab=settings', {
    isLoggedIn: true,
    answers: {
      AccountPage: { data: { me: person } },
      AppShell: { data: { me: person } },
      AccountContents: contents,
      ...answers,
    },
  });

describe('the download of everything', () => {
  it('is left to the browser, by a link of this server', async () => {
    const clicked: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.getAttribute('href')} ${this.hasAttribute('download')}`);
    });
    const url = '/api/user/export/secret/';
    const { user } = openSettings({ ExportData: { data: { exportData: { url, errors: [] } } } });
    await press(user, 'Download my data');

    expect(await screen.findByText('Your download has begun.')).toBeDefined();
    expect(clicked).toEqual([`${url} true`]);
    click.mockRestore();
  });

  it('says when there were too many', async () => {
    const refused = { url: null, errors: [{ field: null, code: 'throttled' }] };
    const { user } = openSettings({ ExportData: { data: { exportData: refused } } });
    await press(user, 'Download my data');

    expect(await screen.findByText(/too many|too often|a moment/i)).toBeDefined();
  });
});

describe('the deletion of the account', () => {
  const ask = async (answer: Answer, values: Record<string, string>) => {
    const rendered = openSettings({ DeleteAccount: answer });
    await press(rendered.user, 'Delete account');
    await screen.findByRole('dialog');
    await fillIn(rendered.user, values);
    await press(rendered.user, 'Delete account');
    return rendered;
  };
  const right = { 'Your password': 'Quiet#Lantern42', 'Type DELETE to confirm': 'DELETE' };

  it('says first what goes, and not what there is none of', async () => {
    const { user } = openSettings();
    await press(user, 'Delete account');
    const list = (await screen.findByText('12,345 answers of visitors')).closest('ul');

    expect(list?.textContent).toBe(
      '1 company2 locations12,345 answers of visitorsyour forms, frames, pictures and your login',
    );
  });

  it('shows on the screen around that the account waits', async () => {
    const answer = { data: { deleteAccount: { user: waiting, errors: [] } } };
    const { asked } = await ask(answer, right);

    await waitFor(() =>
      expect(
        screen.getAllByText('Your account will be deleted on December 5, 2026.').length,
      ).toBeGreaterThanOrEqual(2),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Keep my account' })).toHaveLength(2);
    expect(asked.find(({ name }) => name === 'DeleteAccount')?.variables).toEqual({
      input: { password: 'Quiet#Lantern42', confirm: 'DELETE' },
    });
  });

  it('is not even asked for without the word', async () => {
    const { asked } = await ask({ status: 500 }, { ...right, 'Type DELETE to confirm': 'delete' });

    expect(await screen.findByText('Type DELETE to go on.')).toBeDefined();
    expect(asked.map(({ name }) => name)).not.toContain('DeleteAccount');
  });

  it('says at the field that the password is wrong', async () => {
    const errors = [{ field: 'password', code: 'password_wrong' }];
    await ask({ data: { deleteAccount: { user: null, errors } } }, right);

    expect(await screen.findByText('This is not your current password.')).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

describe('an account that waits', () => {
  it('is kept by one press, and nothing speaks of its end any more', async () => {
    const { user } = openSettings(
      { KeepAccount: { data: { keepAccount: { user: me } } } },
      waiting,
    );
    const [keep] = await screen.findAllByRole('button', { name: 'Keep my account' });
    if (keep) await user.click(keep);

    expect(await screen.findByText('Your account stays.')).toBeDefined();
    expect(screen.queryByText(/will be deleted/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeDefined();
  });
});
