// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type AnswerUpdate, dropAnswer, flush, keepAnswer, keptAnswers, postAnswer } from './queue';
import { sendAnswer } from './sendAnswer';

const never = () => Promise.reject(new Error('Nobody asked for proof.'));
const action = 'https://hearback.example/r/K7QX?lang=pl';
const given = { client_id: 'c-1', action, body: 'rating=9&client_id=c-1' };

const said = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** A server that says one thing after another, and goes on with the last. */
const server = (...says: (Response | Error)[]) => {
  const posted: { address: string; body: string }[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body: URLSearchParams }) => {
    posted.push({ address, body: String(body) });
    const answer = says.length > 1 ? says.shift() : says[0];
    return answer instanceof Response
      ? Promise.resolve(answer.clone())
      : Promise.reject(answer ?? new Error('Nothing is said.'));
  });
  return posted;
};

const offline = () => new TypeError('Failed to fetch');
const onLine = (value: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => value);

beforeEach(async () => {
  for (const { client_id } of await keptAnswers()) await dropAnswer(client_id);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const later = { outcome: 'later', wait: 0, isReached: false };
const busy = { ...later, isReached: true };
const closed = { ...busy, notice: 'Closed.' };

describe('an answer that is posted', () => {
  it.each([
    {
      what: 'a receipt',
      answer: said(200, { receipt: 'R' }),
      is: { outcome: 'sent', receipt: 'R' },
    },
    {
      what: 'a refusal',
      answer: said(400, { issues: { email: 'invalid_email' } }),
      is: { outcome: 'refused', issues: { email: 'invalid_email' } },
    },
    {
      what: 'an answer that is too large',
      answer: said(413, { code: 'too_large' }),
      is: { outcome: 'refused', issues: {} },
    },
    {
      what: 'a code that is deleted',
      answer: said(404, { code: 'not_found', notice: 'Closed.' }),
      is: closed,
    },
    {
      what: 'a paused code',
      answer: said(409, { code: 'not_published', notice: 'Closed.' }),
      is: closed,
    },
    {
      what: 'an id that another answer has',
      answer: said(409, { code: 'id_taken', issues: {}, notice: 'Two?', button: 'Both' }),
      is: { outcome: 'taken', notice: 'Two?', button: 'Both' },
    },
    { what: 'a server in trouble', answer: said(503), is: busy },
    {
      what: 'too many',
      answer: said(429, {}, { 'retry-after': '30' }),
      is: { ...busy, wait: 30_000 },
    },
    {
      what: 'a proxy that has too many, in its own words',
      answer: new Response('Slow down', { status: 429, headers: { 'retry-after': '30' } }),
      is: { ...busy, wait: 30_000 },
    },
    { what: 'no network', answer: offline(), is: later },
    {
      what: 'the page of a café that wants a login',
      answer: new Response('<h1>Welcome</h1>'),
      is: later,
    },
    { what: 'a proxy that forbids', answer: said(403), is: later },
    ...[400, 404, 410, 413].map((status) => ({
      what: `a ${status} of somebody between`,
      answer: new Response('<h1>Log in first</h1>', { status }),
      is: later,
    })),
  ])('takes $what for what it is', async ({ answer, is }) => {
    server(answer);

    expect(await postAnswer(action, given.body, never)).toEqual(is);
  });

  it('is posted again with the proof that was asked for', async () => {
    const posted = server(said(428, { code: 'proof_needed' }), said(200, { receipt: 'R' }));
    const prove = vi.fn(async () => 'a+b=');

    expect(await postAnswer(action, given.body, prove)).toEqual({ outcome: 'sent', receipt: 'R' });
    expect(prove).toHaveBeenCalledWith(action);
    expect(new URLSearchParams(posted[1]?.body).get('proof')).toBe('a+b=');
  });

  it('waits when its proof was spent or late, which is no fault of the words', async () => {
    server(said(428), said(400, { issues: { proof: 'invalid' } }));

    expect(await postAnswer(action, given.body, async () => 'old')).toEqual(later);
  });
});

describe('an answer that was just given', () => {
  it('is on the device while it is under way, and no longer once it arrived', async () => {
    const gate = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => gate.promise);

    const delivering = sendAnswer(given, never);
    await vi.waitFor(async () => expect(await keptAnswers()).toMatchObject([given]));
    gate.resolve(said(200, { receipt: 'R' }));

    expect(await delivering).toMatchObject({ outcome: 'sent', receipt: 'R' });
    await vi.waitFor(async () => expect(await keptAnswers()).toEqual([]));
  });

  it('does not wait for a slow device to be sent, nor to be thanked for', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    server(said(200, { receipt: 'R' }));

    expect(await sendAnswer(given, never)).toMatchObject({ outcome: 'sent' });
  });

  it('gets over a network that stumbles', async () => {
    const posted = server(offline(), said(200, { receipt: 'R' }));

    expect(await sendAnswer(given, never)).toMatchObject({ outcome: 'sent' });
    expect(posted).toHaveLength(2);
  });

  it('is kept at once where there is no network', async () => {
    onLine(false);
    const posted = server(offline());

    expect(await sendAnswer(given, never)).toMatchObject({ outcome: 'later', isKept: true });
    expect(posted).toHaveLength(1);
    expect(await keptAnswers()).toMatchObject([given]);
  });

  it('is kept with the time before which the server wants no other try', async () => {
    server(said(503, {}, { 'retry-after': '60' }));

    expect(await sendAnswer(given, never)).toMatchObject({ ...busy, wait: 60_000, isKept: true });
    await vi.waitFor(async () => {
      const [kept] = await keptAnswers();
      expect((kept?.not_before ?? 0) - Date.now()).toBeGreaterThan(50_000);
    });
  });

  it('is not taken for kept where there is no database', async () => {
    onLine(false);
    vi.stubGlobal('indexedDB', undefined);
    server(offline());

    expect(await sendAnswer(given, never)).toMatchObject({ outcome: 'later', isKept: false });
  });

  it('stays, and is asked about, when another answer has its id', async () => {
    server(said(409, { code: 'id_taken' }));

    expect(await sendAnswer(given, never)).toEqual({ outcome: 'taken', isKept: true });
    await vi.waitFor(async () =>
      expect(await keptAnswers()).toMatchObject([{ ...given, isTaken: true }]),
    );
  });

  it('is not kept when it is refused', async () => {
    server(said(400, { issues: { email: 'invalid_email' } }));

    expect(await sendAnswer(given, never)).toMatchObject({ outcome: 'refused' });
    await vi.waitFor(async () => expect(await keptAnswers()).toEqual([]));
  });
});

describe('what waits on the device', () => {
  const keep = (client_id: string, saved_at = Date.now()) =>
    keepAnswer({ client_id, action, body: `client_id=${client_id}`, saved_at });
  const ids = async () => (await keptAnswers()).map(({ client_id }) => client_id);

  it('is sent oldest first, told while it happens, and leaves its receipt', async () => {
    await keep('a', Date.now());
    await keep('b', Date.now() - 5_000);
    const posted = server(said(200, { receipt: 'R' }));
    const news: AnswerUpdate[] = [];

    expect(await flush(never, (told) => news.push(told))).toBeUndefined();

    expect(posted.map(({ body }) => body)).toEqual(['client_id=b', 'client_id=a']);
    expect(news.map(({ client_id, outcome }) => `${client_id} ${outcome}`)).toEqual([
      'b sending',
      'b sent',
      'a sending',
      'a sent',
    ]);
    expect((await keptAnswers()).map(({ body, receipt }) => ({ body, receipt }))).toEqual([
      { body: '', receipt: 'R' },
      { body: '', receipt: 'R' },
    ]);
  });

  it('is told again, and not sent again, until somebody has been told', async () => {
    await keep('a');
    const posted = server(said(200, { receipt: 'R' }));
    await flush(never, vi.fn());
    const told = vi.fn<(news: AnswerUpdate) => void>();

    expect(await flush(never, told)).toBeUndefined();

    expect(posted).toHaveLength(1);
    expect(told.mock.calls).toEqual([[{ client_id: 'a', outcome: 'sent', receipt: 'R' }]]);
  });

  it('leaves nothing of a kiosk, where the next person has no business with it', async () => {
    const body = 'rating=9&channel=kiosk';
    await keepAnswer({ client_id: 'a', action, body, saved_at: Date.now() });
    server(said(200, { receipt: 'R' }));

    await flush(never, vi.fn());

    expect(await ids()).toEqual([]);
  });

  it.each([
    { status: 404, code: 'not_found' },
    { status: 409, code: 'not_published' },
  ])('stays when the form is closed ($code), and that is told', async ({ status, code }) => {
    await keep('a');
    server(said(status, { code, notice: 'Closed.' }));
    const told = vi.fn<(news: AnswerUpdate) => void>();

    expect(await flush(never, told)).toBe(0);

    expect(await ids()).toEqual(['a']);
    expect(told).toHaveBeenLastCalledWith({ client_id: 'a', ...closed });
  });

  it('keeps its words when another answer has its id, and is sent no more under it', async () => {
    await keep('a');
    const posted = server(said(409, { code: 'id_taken' }));
    const told = vi.fn<(news: AnswerUpdate) => void>();

    expect(await flush(never, told)).toBeUndefined();
    expect(told).toHaveBeenLastCalledWith({ client_id: 'a', outcome: 'taken' });
    expect(await keptAnswers()).toMatchObject([{ body: 'client_id=a', isTaken: true }]);

    // The next page hears of it, too, to ask whoever gave it.
    expect(await flush(never, told)).toBeUndefined();
    expect(posted).toHaveLength(1);
    expect(told).toHaveBeenLastCalledWith({ client_id: 'a', outcome: 'taken' });
  });

  it('of a kiosk is never asked about', async () => {
    const body = 'rating=9&channel=kiosk';
    await keepAnswer({ client_id: 'a', action, body, saved_at: Date.now(), isTaken: true });
    const told = vi.fn<(news: AnswerUpdate) => void>();
    await flush(never, told);
    expect(told).not.toHaveBeenCalled();
    expect(await ids()).toEqual(['a']);
  });

  it.each([
    { fields: ['email'], left: 'rating=9&name=Jan' },
    { fields: ['name', 'email'], left: 'rating=9' },
  ])('is sent without $fields where nothing else is refused', async ({ fields, left }) => {
    const body = 'rating=9&name=Jan&email=a%40-b.com';
    await keepAnswer({ client_id: 'a', action, body, saved_at: Date.now() });
    const issues = Object.fromEntries(fields.map((field) => [field, 'invalid']));
    const posted = server(said(400, { issues }), said(200, { receipt: 'R' }));
    const told = vi.fn<(news: AnswerUpdate) => void>();

    expect(await flush(never, told)).toBeUndefined();

    expect(posted.map((post) => post.body)).toEqual([body, left]);
    expect(told).toHaveBeenLastCalledWith({ client_id: 'a', outcome: 'sent', receipt: 'R' });
    expect(await keptAnswers()).toMatchObject([{ client_id: 'a', body: '' }]);
  });

  it.each([{ email: 'invalid_email', comment: 'too_long' }, {}])(
    'is kept, in no hurry, when it is refused for %o',
    async (issues) => {
      await keep('a');
      const posted = server(said(400, { issues }));
      const told = vi.fn<(news: AnswerUpdate) => void>();

      expect(await flush(never, told)).toBeUndefined();

      expect(posted).toHaveLength(1);
      expect(await ids()).toEqual(['a']);
      expect(told).toHaveBeenLastCalledWith({ client_id: 'a', outcome: 'refused', issues });
    },
  );

  it.each([429, 500, 503])(
    'stays when the server answers %i, and is not sent again before it says so',
    async (status) => {
      await keep('a');
      const posted = server(said(status, {}, { 'retry-after': '7' }), said(200, { receipt: 'R' }));
      const told = vi.fn<(news: AnswerUpdate) => void>();

      expect(await flush(never, told)).toBe(7_000);
      expect(await ids()).toEqual(['a']);
      expect(told).toHaveBeenLastCalledWith({ client_id: 'a', ...busy, wait: 7_000 });

      // Another page, the worker, or the network that came back: all of them wait.
      const left = await flush(never, told);
      expect(left).toBeGreaterThan(5_000);
      expect(posted).toHaveLength(1);
      expect(told).toHaveBeenLastCalledWith({ client_id: 'a', ...busy, wait: left });

      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7_000);
      expect(await flush(never, told)).toBeUndefined();
      expect(posted).toHaveLength(2);
    },
  );

  it('waits an hour at most, whatever a server says and however the clock is put back', async () => {
    await keep('a');
    const posted = server(
      said(503, {}, { 'retry-after': '999999999' }),
      said(200, { receipt: 'R' }),
    );

    expect(await flush(never, vi.fn())).toBe(3_600_000);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
    expect(await flush(never, vi.fn())).toBeUndefined();
    expect(posted).toHaveLength(2);
  });

  it('is not tried without a network', async () => {
    await keep('a');
    onLine(false);
    const posted = server(offline());
    const told = vi.fn<(news: AnswerUpdate) => void>();

    expect(await flush(never, told)).toBe(0);
    expect(posted).toEqual([]);
    expect(told).toHaveBeenLastCalledWith({ client_id: 'a', ...later });
    expect(await ids()).toEqual(['a']);
  });

  it('is dropped after 30 days, unsent', async () => {
    await keep('old', Date.now() - 30 * 24 * 60 * 60_000 - 1_000);
    await keep('new', Date.now() - 29 * 24 * 60 * 60_000);
    const posted = server(said(200, { receipt: 'R' }));

    await flush(never, vi.fn());

    expect(posted.map(({ body }) => body)).toEqual(['client_id=new']);
    expect(await ids()).toEqual(['new']);
  });
});
