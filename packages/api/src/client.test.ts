import { createHearbackClient, eachFeedback, HearbackError } from '@hearback/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApi, type TestApi } from './test/createTestApi.ts';
import { makeKey } from './test/makeKey.ts';
import type { TestPerson } from './test/people.ts';
import { sendAsVisitor } from './test/sendAsVisitor.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from './test/workspace.ts';

let api: TestApi;
let owner: TestPerson;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  for (const rating of [2, 9, 4]) {
    const answer = visitorsAnswer({ rating, comment: `Rated ${rating}` });
    await readAnswer(sendAsVisitor(api, code.slug, 'submit', answer));
  }
});
afterAll(() => api.close());

/** A client as a program has it, whose requests reach the API of this test. */
async function connect(scopes: Parameters<typeof makeKey>[2]) {
  const { program } = await makeKey(api, owner, scopes);
  return createHearbackClient({
    origin: 'https://hearback.example',
    apiKey: program.access ?? '',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.body === null ? null : await request.arrayBuffer();
      return api.fetch(pathname + search, {
        method: request.method,
        headers: request.headers,
        body,
      });
    },
  });
}

it('reads all feedback that a filter finds, page by page', async () => {
  const client = await connect(['read:feedback']);
  const read: string[] = [];
  for await (const { comment } of eachFeedback(client, { page_size: 1, rating_max: 5 })) {
    read.push(comment);
  }
  expect(read).toEqual(['Rated 4', 'Rated 2']);
});

it('changes what its key may change, and hears why where it may not', async () => {
  const client = await connect(['read:feedback', 'write:feedback']);
  const { data } = await client.GET('/api/feedback/', { params: { query: { search: 'Rated 2' } } });
  const id = data?.results[0]?.id ?? '';
  const changed = await client.PATCH('/api/feedback/{id}/', {
    params: { path: { id } },
    body: { status: 'resolved' },
  });
  expect(changed.data?.status).toBe('resolved');

  const refused = await client.POST('/api/company/', {
    body: {
      name: 'New',
      registration_number: '',
      representative: '',
      address: '',
      description: '',
    },
  });
  expect(refused.response.status).toBe(403);
  expect(refused.error).toMatchObject({ code: 'scope_missing' });
  const all = eachFeedback(await connect(['read:stats']));
  await expect(all.next()).rejects.toThrow(HearbackError);
});

it('downloads files', async () => {
  const client = await connect(['read:feedback']);
  const { data } = await client.GET('/api/feedback/export/', {
    params: { query: { file_format: 'csv' } },
    parseAs: 'text',
  });
  expect(data).toContain('Rated 9');
});
