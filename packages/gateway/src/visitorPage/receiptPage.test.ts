import { describe, expect, it } from 'vitest';

import { Reply, type Answerer } from '../test/fakeApi.ts';
import { createTestVisits, post, survey } from '../test/visits.ts';

const receipt = '0123456789ABCDEFGHJKMNPQRS';

const sent = {
  venue: 'Old Town',
  company: 'Café Lipa',
  occurred_at: '2026-11-20T10:00:00.000Z',
  received_at: '2026-11-20T10:00:01.000Z',
  form: survey.form,
  form_version: 3,
  language: 'en-US',
  rating: 9,
  comment: 'Lovely.',
  name: '',
  email: 'jan@example.com',
  publication: 'agreed',
  reply: 'Thank you, Jan.',
  replied_at: '2026-11-20T12:00:00.000Z',
};

const there: Readonly<Record<string, Answerer>> = {
  [`GET /receipt/${receipt}/`]: () => sent,
  [`DELETE /receipt/${receipt}/`]: () => new Reply(204),
  [`POST /receipt/${receipt}/read/`]: () => new Reply(204),
};

const open = async (rest: string, init: RequestInit = {}, routes = there) => {
  const visits = createTestVisits(routes);
  const answer = await visits.toReceipt(rest, init);
  return { ...visits, answer, page: await visits.shown(answer) };
};

describe('the page of a receipt', () => {
  it.each([receipt, receipt.toLowerCase(), `${receipt}/`])(
    'shows what was sent and what was replied at %s',
    async (rest) => {
      const { answer, page } = await open(rest);

      expect(answer.status).toBe(200);
      expect(page.page).toMatchObject({
        kind: 'receipt',
        venue: 'Old Town',
        company: 'Café Lipa',
        rating: 9,
        comment: 'Lovely.',
        reply: 'Thank you, Jan.',
        repliedAt: sent.replied_at,
      });
    },
  );

  const told = async (init: RequestInit, routes = there) => {
    const visits = createTestVisits(routes);
    await visits.toReceipt(receipt, init);
    const { asked } = visits;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    return asked.filter(({ path }) => path.endsWith('/read/')).length;
  };

  it('tells that the reply was read, and of no prefetch, program, HEAD or page without a reply', async () => {
    expect(await told({})).toBe(1);
    expect(await told({ headers: { 'sec-purpose': 'prefetch' } })).toBe(0);
    expect(
      await told({ headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }),
    ).toBe(0);
    expect(await told({ method: 'HEAD' })).toBe(0);
    const unanswered = { ...there, [`GET /receipt/${receipt}/`]: () => ({ ...sent, reply: '' }) };
    expect(await told({}, unanswered)).toBe(0);
  });

  it('is kept by nobody, found by nobody, and framed by nobody', async () => {
    const { answer } = await open(`${receipt}?embed=1`);

    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    { search: '?lang=pl', accept: 'en', spoken: 'en-US', language: 'pl-PL' },
    { search: '', accept: 'pl', spoken: 'en-US', language: 'en-US' },
    { search: '', accept: 'pl', spoken: 'fr', language: 'pl-PL' },
  ])(
    'speaks $language for "$search", an answer in $spoken and a browser in $accept',
    async ({ search, accept, spoken, language }) => {
      const { page } = await open(
        `${receipt}${search}`,
        { headers: { 'accept-language': accept } },
        {
          [`GET /receipt/${receipt}/`]: () => ({
            ...sent,
            language: spoken,
            form: {
              ...sent.form,
              fields: [{ type: 'rating', label: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' } }],
            },
          }),
        },
      );

      expect(page.language).toBe(language);
      expect(page.languages?.map((link) => link.href)).toEqual(['?lang=en-US', '?lang=pl-PL']);
    },
  );

  it('says the same of one that is unknown, erased, or none at all', async () => {
    const unknown = await open('ZZZZZZZZZZZZZZZZZZZZZZZZZZ');
    const none = await open('../api/user');

    for (const { answer, page } of [unknown, none]) {
      expect(answer.status).toBe(404);
      expect(page.page).toEqual({ kind: 'noReceipt' });
    }
    // An invalid receipt causes no request.
    expect(none.asked).toEqual([]);
  });

  it('says that the trouble is ours when it is', async () => {
    const { answer, page } = await open(
      receipt,
      {},
      {
        [`GET /receipt/${receipt}/`]: () => new Reply(503),
      },
    );

    expect(answer.status).toBe(503);
    expect(page.page).toEqual({ kind: 'trouble', of: 'receipt' });
  });
});

describe('the permission to show an answer publicly', () => {
  const withdraw = (answer: Answerer) =>
    open(receipt, post({ withdraw: '1' }), {
      ...there,
      [`DELETE /receipt/${receipt}/publication/`]: answer,
    });

  it('is taken back by one press, and the page says so', async () => {
    const { asked, page } = await withdraw(() => new Reply(204));

    expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(
      `DELETE /receipt/${receipt}/publication/`,
    );
    expect(page.page).toMatchObject({ kind: 'receipt', publication: 'withdrawn' });
  });

  it('is not said to be taken back where the server failed', async () => {
    const { answer, page } = await withdraw(() => new Reply(503));

    expect(answer.status).toBe(503);
    expect(page.page).toEqual({ kind: 'trouble', of: 'receipt' });
  });
});

describe('erasing', () => {
  const methods = (asked: readonly { method: string }[]) => asked.map(({ method }) => method);

  it('is done once it is asked for, and said in the colours of the form', async () => {
    const { answer, page, asked } = await open(receipt, post({ erase: '1' }));

    expect(methods(asked)).toEqual(['GET', 'DELETE']);
    expect(answer.status).toBe(200);
    expect(page.page).toMatchObject({ kind: 'erased', form: survey.form });
    expect(JSON.stringify(page)).not.toContain('Lovely.');
  });

  it('is not done by looking, nor by a post of something else', async () => {
    const { asked, page } = await open(receipt, post({ erase: '0' }));
    expect(methods(asked)).toEqual(['GET']);
    expect(page.page.kind).toBe('receipt');

    const odd = createTestVisits(there);
    expect((await odd.toReceipt(receipt, { method: 'DELETE' })).status).toBe(405);
    expect(odd.asked).toEqual([]);
  });

  it('that failed does not say that it worked', async () => {
    const { answer, page } = await open(receipt, post({ erase: '1' }), {
      ...there,
      [`DELETE /receipt/${receipt}/`]: () => new Reply(503),
    });

    expect(answer.status).toBe(503);
    expect(page.page).toEqual({ kind: 'trouble', of: 'receipt' });
  });
});

describe('an address for the reply', () => {
  const routesFor = (reply: Answerer) => ({
    [`GET /receipt/${receipt}/`]: () => ({ ...sent, email: '', reply: '' }),
    [`POST /receipt/${receipt}/contact/`]: reply,
  });
  const leave = (reply: Reply) =>
    open(
      receipt,
      post({ email: ' ewa@example.com ' }),
      routesFor(() => reply),
    );

  it('is left by a post of the page', async () => {
    const { answer, page, asked } = await leave(new Reply(204));

    expect(asked.at(-1)).toMatchObject({ method: 'POST', body: { email: ' ewa@example.com ' } });
    expect(answer.status).toBe(200);
    expect(page.page).toMatchObject({ kind: 'receipt', email: 'ewa@example.com' });
    expect(page.page).not.toHaveProperty('wrongEmail', expect.anything());
  });

  it('that is none comes back with what was typed', async () => {
    const { answer, page } = await leave(new Reply(400, { email: [{ code: 'invalid_email' }] }));

    expect(answer.status).toBe(400);
    expect(page.page).toMatchObject({ email: '', wrongEmail: ' ewa@example.com ' });
  });

  it('says that the trouble is ours when it is', async () => {
    const { answer, page } = await leave(new Reply(503));

    expect(answer.status).toBe(503);
    expect(page.page).toEqual({ kind: 'trouble', of: 'receipt' });
  });
});
