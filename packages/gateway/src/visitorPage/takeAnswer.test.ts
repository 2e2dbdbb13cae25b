import { describe, expect, it } from 'vitest';

import { Reply } from '../test/fakeApi.ts';
import { createTestVisits, open, post, survey } from '../test/visits.ts';

const receipt = '0123456789ABCDEFGHJKMNPQRS';

const posted = {
  client_id: '0199f0aa-0000-4000-8000-000000000001',
  scan_token: '0199f0aa-0000-4000-8000-000000000002',
  form_version: '3',
  language: 'en-US',
  channel: 'qr',
  started_at: '0',
  rating: '9',
  comment: ' Lovely. ',
  name: '',
  email: 'jan@example.com',
};

describe('a posted answer', () => {
  it('reaches the API in its own words, and leads to a page that can be reloaded', async () => {
    const { to, asked } = createTestVisits({
      'POST /survey/K7QX/submit/': () => new Reply(201, { receipt }),
    });

    const answer = await to({ ...post(posted), address: '/r/K7QX?lang=pl' });

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/r/K7QX?lang=pl&sent=${receipt}`);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({
      scan_token: posted.scan_token,
      form_version: 3,
      rating: 9,
      comment: 'Lovely.',
      email: 'jan@example.com',
    });
    expect(asked[0]?.body).not.toHaveProperty('name');
  });

  it('has the options of one question as lines, and each other value once', async () => {
    const { to, asked } = createTestVisits({
      'POST /survey/K7QX/submit/': () => new Reply(201, { receipt }),
    });
    const body = new URLSearchParams(posted);
    for (const value of ['tea', 'other', 'Kvass']) body.append('answers.drinks', value);
    body.append('answers.table', ' 4 ');
    body.append('rating', '8');
    await to({ ...post(posted), body: body.toString() });
    expect(asked[0]?.body).toMatchObject({
      rating: 8,
      answers: { drinks: 'tea\nother\nKvass', table: ' 4 ' },
    });
  });

  describe('with a picture', () => {
    const withPicture = {
      ...survey,
      form: {
        ...survey.form,
        fields: [...survey.form.fields, { type: 'picture', id: 'photo', label: 'Show us' }],
      },
    };
    const id = '0199f0aa-0000-8000-8000-0000000000aa';
    const jpeg = Buffer.from('ffd8ffe0planted', 'latin1');
    const file = (bytes = jpeg) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(posted)) body.append(name, value);
      body.append('answers.photo', '');
      body.append('answers.photo', new Blob([bytes], { type: 'image/jpeg' }), 'IMG_1.jpg');
      return { method: 'POST', body };
    };
    const withFile = async (bytes?: Buffer<ArrayBuffer>, headers: Record<string, string> = {}) => {
      const written = new Response(file(bytes).body);
      const body = await written.arrayBuffer();
      return {
        method: 'POST',
        body,
        headers: {
          ...headers,
          'content-type': written.headers.get('content-type') ?? '',
          'content-length': String(body.byteLength),
        },
      };
    };
    const routes = {
      'GET /survey/K7QX/': () => withPicture,
      'POST /survey/K7QX/picture/': () => new Reply(201, { id }),
      'POST /survey/K7QX/submit/': () => new Reply(201, { receipt }),
    };
    const of = (asked: readonly { path: string; body: unknown }[]) =>
      asked.filter(({ path }) => path.endsWith('/picture/') || path.endsWith('/submit/'));

    it('hands it to the API first, and names it by its id: as a file, without a script', async () => {
      const { to, asked } = createTestVisits(routes);
      expect((await to(await withFile())).status).toBe(303);
      const [picture, answer] = of(asked) as [(typeof asked)[0], (typeof asked)[0]];
      expect(picture.query).toEqual({ client_id: posted.client_id, form_version: '3' });
      expect(picture.body).toContain('planted');
      expect(answer.body).toMatchObject({ comment: 'Lovely.', answers: { photo: id } });
    });

    it('and the same as text, which the script made of it', async () => {
      const { to, asked } = createTestVisits(routes);
      const body = {
        ...posted,
        'answers.photo': `data:image/jpeg;base64,${jpeg.toString('base64url')}${'A'.repeat(200_000)}`,
      };
      const request = post(body, { accept: 'application/json' });
      const headers = { ...request.headers, 'content-length': String(request.body.length) };
      const response = await to({ ...request, headers });
      expect([response.status, await response.json()]).toEqual([200, { receipt }]);
      const [picture, answer] = of(asked) as [(typeof asked)[0], (typeof asked)[0]];
      expect(picture.body).toContain('planted');
      expect(answer.body).toMatchObject({ answers: { photo: id } });
    });

    it('says beside the field what is wrong with it, and sends nothing', async () => {
      const refuse = () => new Reply(413, { file: ['too_large'], code: 'too_large', detail: '' });
      const { to, asked, shown } = createTestVisits({
        ...routes,
        'POST /survey/K7QX/picture/': refuse,
      });
      const byScript = await to(await withFile(jpeg, { accept: 'application/json' }));
      expect([byScript.status, await byScript.json()]).toMatchObject([
        400,
        { issues: { 'answers.photo': 'too_large' } },
      ]);
      const page = await to(await withFile());
      expect(page.status).toBe(400);
      expect((await shown(page)).page).toMatchObject({
        issues: { 'answers.photo': 'too_large' },
        typed: { comment: ' Lovely. ', 'answers.photo': '' },
      });
      expect(asked.filter(({ path }) => path.endsWith('/submit/'))).toEqual([]);
    });

    it('keeps the one that was taken in where something else is to be corrected', async () => {
      const { to, shown } = createTestVisits({
        ...routes,
        'POST /survey/K7QX/submit/': () => new Reply(400, { comment: ['This text is too long.'] }),
      });
      expect((await shown(await to(await withFile()))).page).toMatchObject({
        issues: { comment: 'too_long' },
        typed: { 'answers.photo': id },
      });
    });

    it('leaves it out where the form does not ask for one any more', async () => {
      const { to, asked } = createTestVisits({
        ...routes,
        'POST /survey/K7QX/picture/': () => new Reply(404, { code: 'not_found', detail: '' }),
      });
      expect((await to(await withFile())).status).toBe(303);
      expect(of(asked).at(-1)?.body).toMatchObject({ answers: { photo: '' } });
    });

    it('reads no large body where no form asks for one, nor more than a phone takes', async () => {
      const large = Buffer.alloc(200_000, 'planted');
      const without = createTestVisits({ ...routes, ...open });
      expect((await without.to(await withFile(large))).status).toBe(413);
      const { to } = createTestVisits(routes);
      expect((await to(await withFile(large))).status).toBe(303);
      expect((await to(await withFile(Buffer.alloc(10_700_000)))).status).toBe(413);
      const words = post({ ...posted, comment: 'a'.repeat(150_000) });
      const headers = { ...words.headers, 'content-length': String(words.body.length) };
      expect((await to({ ...words, headers })).status).toBe(413);
    });
  });

  it('carries the visit code of its address, with and without a script', async () => {
    const { to, asked } = createTestVisits({
      ...open,
      'POST /survey/K7QX/submit/': () => new Reply(201, { receipt }),
    });
    const address = '/r/K7QX?v=1798761600.T1-000042.96503fe9541655e15a15dd83c3c80905';
    const answer = await to({ ...post(posted), address });
    expect(answer.headers.get('location')).toBe(`${address}&sent=${receipt}`);
    await to({ ...post(posted, { accept: 'application/json' }), address });
    await to(post(posted));
    const submitted = asked.filter(({ path }) => path.endsWith('/submit/'));
    expect(submitted.map(({ body }) => (body as { visit?: string }).visit)).toEqual([
      address.slice('/r/K7QX?v='.length),
      address.slice('/r/K7QX?v='.length),
      undefined,
    ]);
  });

  it('by the script is answered with a receipt', async () => {
    const { to, asked } = createTestVisits({
      'POST /survey/K7QX/submit/': () => new Reply(200, { receipt: 'r1' }),
    });

    const answer = await to(post({ ...posted, duration: '12.3' }, { accept: 'application/json' }));

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ receipt: 'r1' });
    const submitted = asked.find(({ path }) => path.endsWith('/submit/'));
    expect(submitted?.body).toMatchObject({ client_id: posted.client_id, duration: 12.3 });
  });

  it('by the script brings the face of its thanks, which reads the form once', async () => {
    const { to, asked } = createTestVisits({
      ...open,
      'POST /survey/K7QX/submit/': () => new Reply(200, { receipt: 'r1' }),
    });
    const { form_id, form_version } = survey;
    const answer = { ...posted, form_id, form_version: String(form_version), language: 'pl-PL' };
    for (const time of [1, 2]) {
      const taken = await to(post(answer, { accept: 'application/json' }));
      expect([time, await taken.json()]).toEqual([time, { receipt: 'r1', face: 'form{}' }]);
    }
    expect(asked.filter(({ path }) => path === '/survey/K7QX/')).toHaveLength(1);

    const ended = createTestVisits({
      'GET /survey/K7QX/': () => new Reply(503, {}),
      'POST /survey/K7QX/submit/': () => new Reply(200, { receipt: 'r1' }),
    });
    const taken = await ended.to(post(answer, { accept: 'application/json' }));
    expect(await taken.json()).toEqual({ receipt: 'r1' });
  });

  it('sent at once with words of an earlier page says nothing of how long it took', async () => {
    const { to, asked } = createTestVisits({
      'POST /survey/K7QX/submit/': () => new Reply(200, { receipt: 'r1' }),
    });
    const now = String(Date.now());
    await to(post({ ...posted, started_at: now, occurred_at: new Date().toISOString() }));
    expect(asked[0]?.body).not.toHaveProperty('duration');
    await to(post({ ...posted, started_at: now }));
    expect(asked[1]?.body).toMatchObject({ duration: expect.any(Number) as number });
  });

  const refusal = {
    ...open,
    'POST /survey/K7QX/submit/': () => new Reply(400, { email: ['Invalid email address.'] }),
  };

  it('that is refused comes back with what was typed and what is wrong', async () => {
    const { to, shown } = createTestVisits(refusal);

    const answer = await to(post({ ...posted, email: 'jan@' }));
    const { page } = await shown(answer);

    expect(answer.status).toBe(400);
    expect(page).toMatchObject({
      kind: 'form',
      typed: { rating: '9', comment: ' Lovely. ', email: 'jan@' },
      issues: { email: 'invalid_email' },
      hidden: { client_id: posted.client_id, scan_token: posted.scan_token },
    });
    // Its reader may come back to it; nobody else has a copy.
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each([
    { what: 'the address', said: { email: ['Invalid email address.'] }, trouble: 'email' },
    { what: 'nothing that has a name', said: { detail: 'x', code: 'invalid' }, trouble: 'email' },
    { what: 'another field', said: { comment: ['This text is too long.'] }, trouble: 'refused' },
  ])('that is refused for $what says so above the form, too', async ({ said, trouble }) => {
    const { to, shown } = createTestVisits({
      ...open,
      'POST /survey/K7QX/submit/': () => new Reply(400, said),
    });
    expect((await shown(await to(post(posted)))).page).toMatchObject({ trouble });
    const byScript = await to(post(posted, { accept: 'application/json' }));
    expect(await byScript.json()).toMatchObject({ notice: `${trouble} en-US` });
  });

  it('at a kiosk that is refused is kept by no browser', async () => {
    const { to } = createTestVisits(refusal);
    const answer = await to({ ...post({ ...posted, email: 'jan@' }), address: '/r/K7QX?kiosk=1' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('has lines that end as the page counts them', async () => {
    const { to, asked } = createTestVisits({
      'POST /survey/K7QX/submit/': () => new Reply(201, { receipt }),
    });
    await to(post({ ...posted, comment: 'One\r\ntwo\r\n' }));
    expect(asked[0]?.body).toMatchObject({ comment: 'One\ntwo' });
  });

  it('by the script that is refused is answered with codes by field', async () => {
    const { to } = createTestVisits(refusal);

    const answer = await to(post(posted, { accept: 'application/json' }));

    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: '',
      issues: { email: 'invalid_email' },
      notice: 'email en-US',
    });
  });

  it('waits when there are too many, and says for how long', async () => {
    const { to, shown } = createTestVisits({
      ...open,
      'POST /survey/K7QX/submit/': () =>
        new Reply(429, { detail: 'x', code: 'throttled' }, { 'retry-after': '30' }),
    });

    const answer = await to(post(posted));

    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect((await shown(answer)).page).toMatchObject({ kind: 'form', trouble: 'throttled' });
  });

  it('is not lost when the API is down: the page offers to send it again', async () => {
    const { to, shown } = createTestVisits({
      'GET /survey/K7QX/': () => new Reply(503),
      'POST /survey/K7QX/submit/': () => new Reply(503),
    });

    const answer = await to(post(posted));

    expect(answer.status).toBe(503);
    expect((await shown(answer)).page).toEqual({ kind: 'trouble', posted });
  });

  it('to a code that was paused meanwhile is told so', async () => {
    // The survey is cached for a second, in which the code may be paused.
    const { to, shown } = createTestVisits({
      ...open,
      'POST /survey/K7QX/submit/': () => new Reply(409, { detail: 'x', code: 'not_published' }),
    });

    const answer = await to(post(posted));

    expect(answer.status).toBe(409);
    expect((await shown(answer)).page).toMatchObject({ kind: 'paused', venue: 'Old Town' });
  });

  it('larger than any form is refused unread', async () => {
    const { to, asked, shown } = createTestVisits(open);
    const answer = await to(post({ comment: 'x'.repeat(100_001) }));

    expect(answer.status).toBe(413);
    expect((await shown(answer)).page).toEqual({ kind: 'tooLarge' });
    expect(asked).toHaveLength(0);
    const byScript = post({ comment: 'x'.repeat(100_001) }, { accept: 'application/json' });
    expect(await (await to(byScript)).json()).toMatchObject({ code: 'too_large' });
  });

  it.each([428, 429])('that has to wait (%i) comes back with what was typed', async (status) => {
    const { to, shown } = createTestVisits({
      ...open,
      'POST /survey/K7QX/submit/': () => new Reply(status, { detail: 'x', code: 'proof_needed' }),
    });

    const answer = await to(post(posted));

    expect(answer.status).toBe(status);
    expect((await shown(answer)).page).toMatchObject({
      kind: 'form',
      trouble: 'throttled',
      typed: { rating: '9', email: 'jan@example.com' },
    });
  });

  it('by the script is told why, in one word', async () => {
    const { to } = createTestVisits({
      'POST /survey/K7QX/submit/': () => new Reply(428, { detail: 'x', code: 'proof_needed' }),
    });

    const answer = await to(post(posted, { accept: 'application/json' }));

    expect(answer.status).toBe(428);
    expect(await answer.json()).toEqual({ code: 'proof_needed', issues: {} });
  });

  it('without a script is one answer as often as it is sent', async () => {
    const { to, asked } = createTestVisits({
      'POST /survey/K7QX/submit/': () => new Reply(201, { receipt }),
    });
    await to(post(posted));
    await to(post({ ...posted, started_at: '5' }));

    const ids = asked.map(({ body }) => (body as { client_id: string }).client_id);
    expect(ids).toEqual([posted.client_id, posted.client_id]);
  });

  const taken = {
    ...open,
    'POST /survey/K7QX/submit/': () => new Reply(409, { detail: 'x', code: 'id_taken' }),
  };

  it('under the id of another answer comes back whole, ready to be sent as a second one', async () => {
    const { to, shown } = createTestVisits(taken);
    const answer = await to(post(posted));

    expect(answer.status).toBe(409);
    const { page } = await shown(answer);
    expect(page).toMatchObject({
      kind: 'form',
      trouble: 'taken',
      typed: { rating: '9', comment: ' Lovely. ', email: 'jan@example.com' },
      hidden: { scan_token: posted.scan_token },
    });
    const client_id = page.kind === 'form' ? page.hidden['client_id'] : undefined;
    expect(client_id).toMatch(/^[\da-f-]{36}$/);
    expect(client_id).not.toBe(posted.client_id);
  });

  it('under the id of another answer by the script is told so', async () => {
    const { to } = createTestVisits(taken);
    const answer = await to(post(posted, { accept: 'application/json' }));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ code: 'id_taken', issues: {}, notice: 'taken en-US' });
  });

  it.each([
    { status: 404, code: 'not_found' },
    { status: 409, code: 'not_published' },
  ])('by the script is told in its language that the form is closed ($code)', async (refusal) => {
    const { to } = createTestVisits({
      'POST /survey/K7QX/submit/': () => new Reply(refusal.status, { detail: 'x', ...refusal }),
    });
    const answer = await to(post({ ...posted, language: 'de' }, { accept: 'application/json' }));
    expect(answer.status).toBe(refusal.status);
    expect(await answer.json()).toMatchObject({ code: refusal.code, notice: 'closed de' });
  });
});

describe('an answer that a page of another site posts', () => {
  const own = { origin: 'https://hearback.example' };
  const foreign = { origin: 'https://evil.test' };
  const taken = { 'POST /survey/K7QX/submit/': () => new Reply(201, { receipt }) };

  it.each([
    ['from the page', { ...own, 'sec-fetch-site': 'same-origin' }],
    [
      'from the page, whose policy keeps its origin',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['sent once more by the person', { 'sec-fetch-site': 'none' }],
    ['by a browser without TLS, or an old one', own],
    ['behind a proxy that ends TLS', { origin: 'http://hearback.example' }],
    ['by a program, or a very old browser', {}],
  ])('differs from one that comes %s', async (_, headers) => {
    for (const address of ['/r/K7QX', '/qr-feedback?code=K7QX', '/r/K7QX?embed=1']) {
      const { to, asked } = createTestVisits(taken);
      expect((await to({ ...post(posted, headers), address })).status).toBe(303);
      expect(asked).toHaveLength(1);
    }
  });

  it.each([
    { ...foreign, 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://blog.hearback.example', 'sec-fetch-site': 'same-site' },
    { origin: 'https://hearback.example:8443', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-site' },
    foreign,
    { origin: 'http://hearback.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://hearback.example.evil.test' },
    { origin: 'null' },
    { origin: '' },
  ])('is refused, and nothing of it is read: %j', async (headers) => {
    for (const address of ['/r/K7QX?lang=pl-PL', '/qr-feedback?code=K7QX', '/r/K7QX?embed=1']) {
      const { to, asked, shown } = createTestVisits(taken);
      const answer = await to({ ...post(posted, headers), address });
      expect(answer.status).toBe(403);
      const { page } = await shown(answer);
      const href = address.includes('lang') ? '/r/K7QX?lang=pl-PL' : '/r/K7QX';
      expect(page).toEqual({ kind: 'foreign', href });

      const json = await to({
        ...post(posted, { ...headers, accept: 'application/json' }),
        address,
      });
      expect([json.status, await json.json()]).toMatchObject([403, { code: 'foreign_origin' }]);
      expect(asked).toEqual([]);
    }
  });

  it('can be told in browsers without Sec-Fetch-Site, since the form lets them say where it is', async () => {
    const { to } = createTestVisits(open);
    expect((await to()).headers.get('referrer-policy')).toBe('same-origin');
    const refused = createTestVisits({
      ...open,
      'POST /survey/K7QX/submit/': () => new Reply(500, {}),
    });
    expect((await refused.to(post(posted))).headers.get('referrer-policy')).toBe('same-origin');
  });
});
