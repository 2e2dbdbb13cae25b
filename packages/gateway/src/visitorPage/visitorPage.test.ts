import { setTimeout as pause } from 'node:timers/promises';

import type { VisitorPageInput } from '@hearback/app/visitor';
import pino from 'pino';
import { describe, expect, it } from 'vitest';

import { createFakeApi, Reply, type Answerer } from '../test/fakeApi.ts';
import { form } from '../test/world.ts';
import { createVisitorPage } from './visitorPage.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

const survey = {
  form: { title: form.title, style: form.style, fields: form.fields },
  form_version: 3,
  venue: 'Old Town',
  language: 'en-US',
  languages: ['en-US', 'pl-PL'],
  state: 'open',
};

const open = { 'GET /survey/K7QX/': () => survey };

type Shown = Omit<VisitorPageInput, 'assets'>;

/** The page without its looks: what it would show, as JSON in the body. */
const createTestPage = (routes: Readonly<Record<string, Answerer>>) => {
  const api = createFakeApi(routes);
  const visit = createVisitorPage({
    fetch: api.call,
    apiBase: 'http://api.test',
    publicOrigin: 'https://hearback.example',
    render: (input) => `<style>a{}</style><script>1</script>${JSON.stringify(input)}`,
    logger: pino({ level: 'silent' }),
  });
  const to = (init: RequestInit & { address?: string } = {}) =>
    visit(
      new Request(`https://hearback.example${init.address ?? '/r/K7QX'}`, {
        ...init,
        headers: { 'user-agent': phone, ...init.headers },
      }),
      { clientAddress: '203.0.113.9', requestId: 'request-0001' },
      'K7QX',
    );
  const shown = async (answer: Response): Promise<Shown> => {
    const text = await answer.text();
    return JSON.parse(text.slice(text.indexOf('{"page"'))) as Shown;
  };
  const scans = () => api.asked.filter(({ path }) => path.endsWith('/scan/'));
  return { to, shown, asked: api.asked, scans };
};

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

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

describe('the address of a printed code', () => {
  it('answers with the form, kept by nobody, without a cookie', async () => {
    const { to, shown } = createTestPage({
      ...open,
      'POST /survey/K7QX/scan/': () => new Reply(201, { scan_token: 'x' }),
    });

    const answer = await to();
    const { page, language } = await shown(answer);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(language).toBe('en-US');
    expect(page).toMatchObject({
      kind: 'form',
      venue: 'Old Town',
      action: '/r/K7QX',
      codeText: 'https://hearback.example/r/K7QX',
      hidden: { form_version: '3', language: 'en-US', channel: 'qr' },
    });
  });

  it('lets only its own style and script run', async () => {
    const { to } = createTestPage(open);

    const policy = (await to()).headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
  });

  it('counts the scan in the background, with the token the answer will carry', async () => {
    const gate = Promise.withResolvers<Reply>();
    const { to, shown, scans } = createTestPage({
      ...open,
      'POST /survey/K7QX/scan/': () => gate.promise,
    });

    const { page } = await shown(await to());

    expect(scans()).toHaveLength(1);
    expect(scans()[0]?.headers['user-agent']).toBe(phone);
    expect(scans()[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(
      page.kind === 'form' && { scan_token: page.hidden['scan_token'], channel: 'qr' },
    ).toEqual(scans()[0]?.body);
    gate.resolve(new Reply(500));
    await pause(10);
  });

  it.each([
    { who: 'HEAD', init: { method: 'HEAD' } },
    { who: 'a prefetch', init: { headers: { 'sec-purpose': 'prefetch;prerender' } } },
    { who: 'a bot', init: { headers: { 'user-agent': 'Googlebot/2.1' } } },
    { who: 'a link preview', init: { headers: { 'user-agent': 'WhatsApp/2.2' } } },
    { who: 'a script', init: { headers: { 'user-agent': 'node' } } },
    { who: 'the thank-you page', init: { address: '/r/K7QX?sent=1' } },
  ])('does not count $who as a scan', async ({ init }) => {
    const { to, scans } = createTestPage(open);

    expect((await to(init)).status).toBe(200);
    expect(scans()).toHaveLength(0);
  });

  it.each([404, 410])('says the same for whatever the API answers with %i', async (status) => {
    const { to, shown } = createTestPage({
      'GET /survey/K7QX/': () => new Reply(status, { detail: 'x', code: 'x' }),
    });

    const answer = await to();

    expect(answer.status).toBe(404);
    expect((await shown(answer)).page).toEqual({ kind: 'unknown' });
  });

  it('says kindly that a code is paused, and counts nothing', async () => {
    const { to, shown, scans } = createTestPage({
      'GET /survey/K7QX/': () => ({ ...survey, state: 'paused' }),
    });

    const answer = await to();

    expect(answer.status).toBe(200);
    expect((await shown(answer)).page.kind).toBe('paused');
    expect(scans()).toHaveLength(0);
  });

  it('says that the trouble is ours when it is', async () => {
    const { to, shown } = createTestPage({ 'GET /survey/K7QX/': () => new Reply(503) });

    const answer = await to();

    expect(answer.status).toBe(503);
    expect((await shown(answer)).page.kind).toBe('trouble');
  });

  it.each([
    { address: '/r/K7QX?lang=pl', accept: 'en', language: 'pl-PL' },
    { address: '/r/K7QX', accept: 'de;q=0.9, pl;q=0.8', language: 'pl-PL' },
    { address: '/r/K7QX', accept: 'de', language: 'en-US' },
    { address: '/r/K7QX?lang=<script>', accept: '', language: 'en-US' },
  ])('speaks $language for $address and "$accept"', async ({ address, accept, language }) => {
    const { to, shown } = createTestPage(open);

    const answer = await to({ address, headers: { 'accept-language': accept } });

    expect((await shown(answer)).language).toBe(language);
  });
});

describe('a posted answer', () => {
  it('reaches the API in its own words, and leads to a page that can be reloaded', async () => {
    const { to, asked } = createTestPage({
      'POST /survey/K7QX/submit/': () => new Reply(201, { receipt: 'r1' }),
    });

    const answer = await to({ ...post(posted), address: '/r/K7QX?lang=pl' });

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/r/K7QX?lang=pl&sent=1');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({
      client_id: posted.client_id,
      scan_token: posted.scan_token,
      form_version: 3,
      rating: 9,
      comment: 'Lovely.',
      email: 'jan@example.com',
    });
    expect(asked[0]?.body).not.toHaveProperty('name');
  });

  it('by the script is answered with a receipt', async () => {
    const { to, asked } = createTestPage({
      'POST /survey/K7QX/submit/': () => new Reply(200, { receipt: 'r1' }),
    });

    const answer = await to(post({ ...posted, duration: '12.3' }, { accept: 'application/json' }));

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ receipt: 'r1' });
    expect(asked[0]?.body).toMatchObject({ duration: 12.3 });
  });

  const refusal = {
    ...open,
    'POST /survey/K7QX/submit/': () => new Reply(400, { email: ['Invalid email address.'] }),
  };

  it('that is refused comes back with what was typed and what is wrong', async () => {
    const { to, shown } = createTestPage(refusal);

    const answer = await to(post({ ...posted, email: 'jan@' }));
    const { page } = await shown(answer);

    expect(answer.status).toBe(400);
    expect(page).toMatchObject({
      kind: 'form',
      typed: { rating: '9', comment: ' Lovely. ', email: 'jan@' },
      issues: { email: 'invalid_email' },
      hidden: { client_id: posted.client_id, scan_token: posted.scan_token },
    });
    expect(page).not.toHaveProperty('trouble');
  });

  it('by the script that is refused is answered with codes by field', async () => {
    const { to } = createTestPage(refusal);

    const answer = await to(post(posted, { accept: 'application/json' }));

    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ issues: { email: 'invalid_email' } });
  });

  it('waits when there are too many, and says for how long', async () => {
    const { to, shown } = createTestPage({
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
    const { to, shown } = createTestPage({
      'GET /survey/K7QX/': () => new Reply(503),
      'POST /survey/K7QX/submit/': () => new Reply(503),
    });

    const answer = await to(post(posted));

    expect(answer.status).toBe(503);
    expect((await shown(answer)).page).toEqual({ kind: 'trouble', posted });
  });

  it('larger than any form is refused unread', async () => {
    const { to, asked } = createTestPage(open);

    expect((await to(post({ comment: 'x'.repeat(100_001) }))).status).toBe(413);
    expect(asked).toHaveLength(0);
  });
});
