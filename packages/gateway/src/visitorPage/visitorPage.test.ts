import { describe, expect, it } from 'vitest';

import { Reply } from '../test/fakeApi.ts';
import { createTestVisits, open, phone, survey } from '../test/visits.ts';

describe('the address of a printed code', () => {
  it('answers with the form, for this browser alone, without a cookie', async () => {
    const { to, shown } = createTestVisits({
      ...open,
      'POST /survey/K7QX/scan/': () => new Reply(201, { scan_token: 'x' }),
    });

    const answer = await to();
    const { page, language } = await shown(answer);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(language).toBe('en-US');
    // Posted to its own address, whatever that is: browsers then forget their copy of it.
    expect(page).not.toHaveProperty('action');
    expect(page).toMatchObject({
      kind: 'form',
      slug: 'K7QX',
      venue: 'Old Town',
      company: 'Café Lipa',
      codeText: 'https://hearback.example/r/K7QX',
      hidden: {
        form_id: survey.form_id,
        form_version: '3',
        language: 'en-US',
        channel: 'qr',
      },
    });
  });

  it('lets only its own style and script run', async () => {
    const { to } = createTestVisits(open);

    const policy = (await to()).headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types hearback-visitor");
  });

  it('counts the scan in the background, with the token the answer will carry', async () => {
    // A scan that never ends keeps nobody waiting.
    const { to, shown, scans } = createTestVisits({
      ...open,
      'POST /survey/K7QX/scan/': () => new Promise(() => {}),
    });

    const { page } = await shown(await to());
    const [scan, ...more] = await scans();

    expect(more).toEqual([]);
    expect(scan?.headers['user-agent']).toBe(phone);
    expect(scan?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(
      page.kind === 'form' && { scan_token: page.hidden['scan_token'], channel: 'qr' },
    ).toEqual(scan?.body);
  });

  it.each([
    { who: 'HEAD', init: { method: 'HEAD' } },
    { who: 'a prefetch', init: { headers: { 'sec-purpose': 'prefetch;prerender' } } },
    ...['image', 'script', 'style', 'empty', 'object', 'embed', 'iframe'].map((dest) => ({
      who: `another site that asks for it as ${dest}`,
      init: { headers: { 'sec-fetch-dest': dest } },
    })),
    {
      who: 'a picture of another site with the address of an embed',
      init: { address: '/r/K7QX?embed=1', headers: { 'sec-fetch-dest': 'image' } },
    },
    { who: 'HEAD of a page', init: { method: 'HEAD', headers: { 'sec-fetch-dest': 'document' } } },
    { who: 'a bot', init: { headers: { 'user-agent': 'Googlebot/2.1' } } },
    { who: 'a link preview', init: { headers: { 'user-agent': 'WhatsApp/2.2' } } },
    { who: 'a script', init: { headers: { 'user-agent': 'node' } } },
    { who: 'the thank-you page', init: { address: '/r/K7QX?sent=1' } },
    { who: 'a kiosk', init: { address: '/r/K7QX?kiosk=1' } },
    {
      who: 'the same page in another language',
      init: { address: '/r/K7QX?lang=pl-PL', headers: { 'sec-fetch-site': 'same-origin' } },
    },
  ])('does not count $who as a scan', async ({ init }) => {
    const { to, scans } = createTestVisits(open);

    expect((await to(init)).status).toBe(200);
    expect(await scans()).toHaveLength(0);
  });

  it.each([
    { who: 'a page', address: '/r/K7QX', headers: { 'sec-fetch-dest': 'document' } },
    { who: 'an embed', address: '/r/K7QX?embed=1', headers: { 'sec-fetch-dest': 'iframe' } },
    { who: 'an embed by itself', address: '/r/K7QX?embed=1', headers: {} },
  ])('counts $who that is shown as one scan', async ({ address, headers }) => {
    const { to, scans } = createTestVisits(open);

    expect((await to({ address, headers: { ...headers } as Record<string, string> })).status).toBe(
      200,
    );
    expect(await scans()).toHaveLength(1);
  });

  it.each([404, 410])('says the same for whatever the API answers with %i', async (status) => {
    const { to, shown } = createTestVisits({
      'GET /survey/K7QX/': () => new Reply(status, { detail: 'x', code: 'x' }),
    });

    const answer = await to();

    expect(answer.status).toBe(404);
    expect((await shown(answer)).page).toEqual({ kind: 'unknown' });
  });

  it('thanks on a kiosk without the way to what the last person wrote, nor out of the form', async () => {
    const thank_you = { title: { 'en-US': 'Ta!' }, review_url: 'https://reviews.example' };
    const { to, shown } = createTestVisits({
      'GET /survey/K7QX/': () => ({ ...survey, form: { ...survey.form, thank_you } }),
    });
    const thanksAt = async (query: string) => {
      const { page } = await shown(
        await to({ address: `/r/K7QX?sent=0123456789ABCDEFGHJKMNPQRS${query}` }),
      );
      if (page.kind !== 'thanks') throw new Error('An answer that was sent is thanked for.');
      return page;
    };

    expect(await thanksAt('')).toMatchObject({
      receiptHref: '/receipt/0123456789ABCDEFGHJKMNPQRS',
      form: { thank_you },
    });
    const onKiosk = await thanksAt('&kiosk=1');
    expect(onKiosk).not.toHaveProperty('receiptHref');
    expect(onKiosk.form.thank_you).toEqual({ title: thank_you.title });
  });

  it('thanks in the words for the rating, which it learns from the receipt', async () => {
    const thank_you = { low_title: 'We are sorry.' };
    const thanksOf = async (receipt: () => object) => {
      const { to, shown } = createTestVisits({
        'GET /survey/K7QX/': () => ({ ...survey, form: { ...survey.form, thank_you } }),
        'GET /receipt/0123456789ABCDEFGHJKMNPQRS/': receipt,
      });
      return (await shown(await to({ address: '/r/K7QX?sent=0123456789ABCDEFGHJKMNPQRS' }))).page;
    };

    expect(await thanksOf(() => ({ rating: 2 }))).toMatchObject({ rated: 'low' });
    expect(await thanksOf(() => ({ rating: 10 }))).toMatchObject({ rated: 'high' });
    expect(await thanksOf(() => ({ rating: null }))).not.toHaveProperty('rated');
  });

  it('says kindly that a code is paused, and counts nothing', async () => {
    const { to, shown, scans } = createTestVisits({
      'GET /survey/K7QX/': () => ({ ...survey, state: 'paused' }),
    });

    const answer = await to();

    expect(answer.status).toBe(200);
    expect((await shown(answer)).page.kind).toBe('paused');
    expect(await scans()).toHaveLength(0);
  });

  it('says that the trouble is ours when it is', async () => {
    const { to, shown } = createTestVisits({ 'GET /survey/K7QX/': () => new Reply(503) });

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
    const { to, shown } = createTestVisits(open);

    const answer = await to({ address, headers: { 'accept-language': accept } });

    expect((await shown(answer)).language).toBe(language);
  });

  it.each([
    { languages: ['en-US', 'de'], accept: 'de-AT, en;q=0.5', language: 'de' },
    { languages: ['de', 'fr'], accept: 'pl', language: 'de' },
  ])(
    'speaks $language where the form speaks $languages',
    async ({ languages, accept, language }) => {
      const { to, shown } = createTestVisits({
        'GET /survey/K7QX/': () => ({ ...survey, languages }),
      });

      const answer = await to({ headers: { 'accept-language': accept } });

      expect((await shown(answer)).language).toBe(language);
      expect(answer.headers.get('content-language')).toBe(language);
    },
  );
});
