import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';

const deletion = {
  id: 'deletion-1',
  kind: 'company',
  label: 'Café Lipa',
  counts: { removed: 1, locations: 2, codes: 3, feedback: 40 },
  date_deleted: '2026-11-21T08:00:00.000Z',
  restorable_until: '2026-12-21T08:00:00.000Z',
};

it('lists what can be taken back, page by page', async () => {
  const { ask, asked } = createTestGateway({
    'GET /deletion/': () => ({ count: 21, results: [deletion] }),
  });

  const { data } = await ask(`{ deletions(page: { page: 2, pageSize: 10 }, search: "lip") {
    items { id kind label dateDeleted restorableUntil counts { removed locations codes feedback } }
    pageInfo { page totalCount } } }`);

  expect(asked[0]?.query).toMatchObject({ page: '2', page_size: '10', search: 'lip' });
  expect(data).toEqual({
    deletions: {
      items: [
        {
          id: 'deletion-1',
          kind: 'COMPANY',
          label: 'Café Lipa',
          dateDeleted: deletion.date_deleted,
          restorableUntil: deletion.restorable_until,
          counts: deletion.counts,
        },
      ],
      pageInfo: { page: 2, totalCount: 21 },
    },
  });
});

it('takes a delete back', async () => {
  const { ask } = createTestGateway({ 'POST /deletion/deletion-1/restore/': () => deletion });

  const { data } = await ask(
    'mutation { restoreDeletion(input: { id: "deletion-1" }) { deletion { id } errors { code } } }',
  );

  expect(data).toEqual({ restoreDeletion: { deletion: { id: 'deletion-1' }, errors: [] } });
});

it('says why something cannot come back', async () => {
  const detail = 'The company of this location is deleted. Restore the company first.';
  const { ask } = createTestGateway({
    'POST /deletion/deletion-1/restore/': () => new Reply(409, { detail, code: 'parent_deleted' }),
  });

  const { data } = await ask(`mutation { restoreDeletion(input: { id: "deletion-1" }) {
    deletion { id } errors { field code message } } }`);

  expect(data).toEqual({
    restoreDeletion: {
      deletion: null,
      errors: [{ field: null, code: 'parent_deleted', message: detail }],
    },
  });
});

it('tells what would go, and nothing about what is not there', async () => {
  const cascade = { locations: 2, codes: 3, feedback: 40 };
  const { ask, asked } = createTestGateway({
    'POST /deletion/preview/': ({ body }) =>
      (body as { ids: string[] }).ids.includes('gone')
        ? new Reply(404, { detail: 'Not found.', code: 'not_found' })
        : cascade,
  });

  const { data } = await ask(`{
    there: removalPreview(kind: COMPANY, ids: ["a", "b"]) { locations codes feedback }
    gone: removalPreview(kind: FORM, ids: ["gone"]) { codes } }`);

  expect(asked[0]?.body).toEqual({ kind: 'company', ids: ['a', 'b'] });
  expect(data).toEqual({ there: cascade, gone: null });
});
