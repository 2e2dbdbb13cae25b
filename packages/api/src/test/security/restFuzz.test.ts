import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../createTestApi.ts';
import { guest, type TestPerson } from '../people.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../workspace.ts';
import { judgeAnswer } from './judgeAnswer.ts';
import { idMarks, spoiledCall, type OpenApiDocument, type SpoiledCall } from './spoiledCalls.ts';

/** `npm run -w lab security -- --all` asks for 20,000. */
const count = Number(process.env['SECURITY_REQUESTS'] ?? 150);

let api: TestApi;
let owner: TestPerson;
let document: OpenApiDocument;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  document = await readAnswer<OpenApiDocument>(api.as(guest).get('/schema/'));
});
afterAll(() => api.close());

/** Things of every kind, by the marks that stand for their ids. */
async function fill(): Promise<Record<string, string>> {
  const { company, location, form, frame, code } = await makeOpenWorkspace(api, owner);
  await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));
  const { results } = await readAnswer<{ results: { id: string }[] }>(
    api.as(owner).get(`/feedback/?code=${code.id}`),
  );
  const template = await readAnswer<{ id: string }>(
    api.as(owner).post('/template/', {
      name: crypto.randomUUID(),
      layout: { fields: [{ type: 'comment' }] },
    }),
  );
  return {
    '@company': company.id,
    '@location': location.id,
    '@form': form.id,
    '@frame': frame.id,
    '@code': code.id,
    '@slug': code.slug,
    '@template': template.id,
    '@feedback': results[0]?.id ?? '',
  };
}

const marks = new RegExp(idMarks.join('|'), 'g');

/** Asks with things that are there. Answers the status and the text. */
async function ask({ method, path, body }: SpoiledCall, things: Record<string, string>) {
  const put = (text: string) =>
    text
      .replaceAll(marks, (mark) => things[mark] ?? mark)
      .replaceAll(/%40(\w+)/g, (whole, kind: string) => things[`@${kind}`] ?? whole);
  const response = await api.fetch(put(path), {
    method,
    headers: {
      Authorization: `Bearer ${owner.access}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: put(JSON.stringify(body)) }),
  });
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, type, text: '' };
  }
  return { status: response.status, type, text: await response.text() };
}

/** These would end what the test stands on: the session and the account of the one who asks. */
const endings = new Set(['endSession', 'endOtherSessions', 'requestDeletion', 'changePassword']);

it(
  `answers ${count} nearly right requests as the document says, and tells nothing of its inside`,
  async () => {
    const questions = fc.sample(
      spoiledCall(document, ({ operationId }) => !endings.has(operationId)),
      { numRuns: count, seed: 20_261_122 },
    );
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    let things = await fill();

    for (const [at, question] of questions.entries()) {
      // Some of what is asked removes things.
      if (at % 150 === 149) things = await fill();
      const answer = await ask(question, things);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      for (const fault of judgeAnswer(question.call, answer, document)) {
        wrong.push(
          `${question.method} ${question.path} ${JSON.stringify(question.body)}: ${fault}`,
        );
      }
    }

    expect(wrong.slice(0, 10)).toEqual([]);
    // Were all refused for one reason, little would have been tried.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
    const done = [...statuses].filter(([status]) => status < 300).map(([, times]) => times);
    expect(done.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(count / 10);
  },
  Math.max(180_000, count * 90),
);

it('would notice an error, an inside that shows, a status and a shape nobody wrote down', () => {
  const call = document.paths['/api/company/']?.['get'];
  if (!call) throw new Error('The document does not know the list of companies.');
  const judge = (status: number, body: unknown) =>
    judgeAnswer(call, { status, type: 'application/json', text: JSON.stringify(body) }, document);
  const page = { count: 0, next: null, previous: null, results: [] };
  expect(judge(200, page)).toEqual([]);
  expect(judge(500, { detail: 'Unexpected error.' })).not.toEqual([]);
  expect(judge(418, { detail: 'I am a teapot.' })).not.toEqual([]);
  expect(judge(200, { ...page, count: 'none' })).not.toEqual([]);
  expect(judge(400, { detail: 'duplicate key value violates unique constraint' })).not.toEqual([]);
  expect(judge(400, { detail: 'at findCode (/app/packages/api/src/x.ts:3:1)' })).not.toEqual([]);
});
