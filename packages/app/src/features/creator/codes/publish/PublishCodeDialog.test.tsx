// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { ScanReport } from '@hearback/print/scan';
import { newFrameDocument } from '@hearback/schema/documents';

import { press, renderApp } from '../../../../test/renderApp';
import type { ScanCheckState } from '../../scan/useScanCheck';

let found: ScanCheckState;
vi.mock('../../scan/useScanCheck', () => ({ useScanCheck: () => found }));

const reportOf = (verdict: ScanReport['verdict'], issues: ScanReport['issues'] = []) => ({
  state: 'done' as const,
  report: { verdict, issues, captures: [], moduleMm: 1, readingDistanceMm: 400 },
  retry: () => {},
});
const blocked = reportOf('block', [
  { code: 'level_low_for_logo', severity: 'block', fix: { kind: 'style', style: { level: 'H' } } },
]);

const onePage = { __typename: 'PageInfo', page: 1, pageSize: 10, pageCount: 1, totalCount: 0 };
const listOf = (items: object[]) => ({ data: { list: { items, pageInfo: onePage } } });
const company = { __typename: 'Company', id: 'c1', name: 'Café Lipa' };
const location = { __typename: 'Location', id: 'l1', name: 'Rynek 12' };
const form = { __typename: 'Form', id: 'f1', title: 'Lunch' };
const frame = { __typename: 'Frame', id: 'r1', name: 'Card', hasQr: true };
const code = {
  __typename: 'Code',
  id: 'k1',
  slug: 'A1',
  shortUrl: 'https://hearback.test/r/A1',
  name: 'Bar',
  description: '',
  style: null,
  replacesAnswers: false,
  tags: [],
  state: 'DRAFT',
  hasUnpublishedChanges: false,
  dateCreated: '2026-11-20T10:00:00Z',
  publishedAt: null,
  location,
  company,
  form,
  frame,
};

const publishAnswer = (refusal: string) => ({
  data: {
    publishCode: {
      __typename: 'PublishCodePayload',
      code: null,
      formUrl: null,
      emailedTo: null,
      scanIssues: [],
      errors: [{ __typename: 'InputError', field: null, code: refusal, message: '' }],
    },
  },
});

async function publishRefused(refusal: string, title: string) {
  const { user, asked } = renderApp('/creator/editor/codes/k1/', {
    isLoggedIn: true,
    answers: {
      CodeEditorPage: { data: { code } },
      LinkedFrame: {
        data: { frame: { ...frame, document: newFrameDocument('Card'), revision: 1 } },
      },
      LocationChoices: listOf([{ ...location, company }]),
      FormChoices: listOf([form]),
      FrameChoices: listOf([frame]),
      PublishCode: publishAnswer(refusal),
    },
  });
  await press(user, 'Publish');
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const sent = () => asked.filter(({ name }) => name === 'PublishCode').length;
  return { user, dialog, sent };
}

it('does not publish what would not scan: it says why and shows the first way out', async () => {
  found = blocked;
  const { user, dialog, sent } = await publishRefused('scan_blocked', 'This code would not scan');
  const fix = await dialog.findByRole('button', { name: 'Raise error correction' });
  await user.click(dialog.getByRole('button', { name: 'Publish' }));

  expect(dialog.getByRole('alert').textContent).toContain('It would still not scan.');
  expect(document.activeElement).toBe(fix);
  expect(sent()).toBe(1);

  // The press on the fix is what the next check hears of.
  found = reportOf('pass');
  await user.click(fix);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await vi.waitFor(() => expect(sent()).toBe(2), { timeout: 30_000 });
});

it('offers to publish what is only weak anyway, and without the word once it is mended', async () => {
  found = reportOf('warn', blocked.report.issues);
  const title = 'Publish a code that is hard to read?';
  const { user, dialog } = await publishRefused('scan_weak', title);
  const fix = await dialog.findByRole('button', { name: 'Raise error correction' });
  expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull();

  found = reportOf('pass');
  await user.click(fix);
  expect(await dialog.findByRole('button', { name: 'Publish' })).toBeTruthy();
});
