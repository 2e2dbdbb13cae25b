import { describe, expect, it } from 'vitest';

import { Reply } from '../test/fakeApi.ts';
import { createTestVisits, open, post, survey } from '../test/visits.ts';

const hiddenIn = (page: { kind: string }) =>
  (page as { hidden?: Record<string, string> }).hidden ?? {};

describe('the page of a form', () => {
  it('is drawn once for everybody, and carries the values of each visit', async () => {
    const { to, shown, drawn } = createTestVisits(open);

    const [one, two] = [await shown(await to()), await shown(await to())];

    expect(drawn()).toBe(1);
    expect(hiddenIn(one.page)['client_id']).toMatch(/^[\da-f-]{36}$/);
    expect(hiddenIn(one.page)['client_id']).not.toBe(hiddenIn(two.page)['client_id']);
    expect(hiddenIn(one.page)['scan_token']).not.toBe(hiddenIn(two.page)['scan_token']);
    expect(Number(hiddenIn(two.page)['started_at'])).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is another for each language, channel and kind of screen, and for no other reason', async () => {
    const { to, drawn } = createTestVisits(open);
    const different = ['', '?lang=pl', '?channel=link', '?embed=1', '?kiosk=1'];
    for (const search of different) await to({ address: `/r/K7QX${search}` });
    expect(drawn()).toBe(different.length);

    for (const search of ['?utm_source=x', '?x=1', '?lang=de', '?channel=pigeon']) {
      await to({ address: `/r/K7QX${search}` });
    }
    expect(drawn()).toBe(different.length);
  });

  it('is drawn once in each order of its shuffled options, and keeps the order of its visit', async () => {
    const options = ['tea', 'coffee'].map((id) => ({ id, label: id }));
    const choice = { type: 'choice', id: 'drinks', label: 'Drinks', options, shuffled: true };
    const fields = [...survey.form.fields, choice];
    const { to, shown, drawn } = createTestVisits({
      'GET /survey/K7QX/': () => ({ ...survey, form: { ...survey.form, fields } }),
      'POST /survey/K7QX/submit/': () => new Reply(400, { email: ['Invalid email address.'] }),
    });
    const orderIn = (page: { kind: string }) => (page as { order?: number }).order;
    const seen = new Set<number | undefined>();
    while (seen.size < 4) {
      const { page } = await shown(await to());
      seen.add(orderIn(page));
      const again = await shown(await to(post({ ...hiddenIn(page), rating: '9' })));
      expect(orderIn(again.page)).toBe(orderIn(page));
    }
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3]);
    const before = drawn();
    for (let view = 0; view < 20; view += 1) await to();
    expect(drawn()).toBe(before);
  });

  it('says at once what was published here a moment ago', async () => {
    let version = 3;
    const { to, shown, surveys } = createTestVisits({
      'GET /survey/K7QX/': () => ({ ...survey, form_version: version }),
    });
    await to();
    version = 4;
    expect(hiddenIn((await shown(await to())).page)['form_version']).toBe('3');

    surveys.forget();

    expect(hiddenIn((await shown(await to())).page)['form_version']).toBe('4');
  });

  it('is shown while the API is away, since the answer can wait', async () => {
    let isAway = false;
    const { to, shown, surveys } = createTestVisits({
      'GET /survey/K7QX/': () => (isAway ? new Reply(503) : survey),
    });
    await to();
    isAway = true;
    surveys.forget();

    const answer = await to();

    expect(answer.status).toBe(200);
    expect((await shown(answer)).page.kind).toBe('form');
  });

  it('says how long it is, and sends nothing but that to a HEAD', async () => {
    const { to } = createTestVisits(open);

    const answer = await to({ method: 'HEAD' });

    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(500);
    expect(await answer.text()).toBe('');
  });
});

describe('a browser that has the page already', () => {
  const again = async (search = '') => {
    const visits = createTestVisits({
      ...open,
      'POST /survey/K7QX/scan/': () => new Reply(201, { scan_token: 'x' }),
    });
    const address = `/r/K7QX${search}`;
    const first = await visits.to({ address });
    const etag = first.headers.get('etag') ?? 'none';
    const second = await visits.to({ address, headers: { 'if-none-match': `"other", ${etag}` } });
    return { ...visits, first, second };
  };

  it('is told that it still stands, in a few headers', async () => {
    const { first, second } = await again();

    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(first.headers.get('etag')).toMatch(/^W\//);
  });

  it('is counted as a scan of its own each time', async () => {
    const { scans } = await again();

    const tokens = (await scans()).map(({ body }) => (body as { scan_token: string }).scan_token);

    expect(new Set(tokens).size).toBe(2);
  });

  it('gets the page anew once it says something else', async () => {
    let venue = 'Old Town';
    const { to, surveys } = createTestVisits({ 'GET /survey/K7QX/': () => ({ ...survey, venue }) });
    const etag = (await to()).headers.get('etag') ?? 'none';
    venue = 'New Town';
    surveys.forget();

    expect((await to({ headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('gets a kiosk anew each time: nothing of the last guest is kept', async () => {
    const { first, second } = await again('?kiosk=1');

    expect(first.headers.get('etag')).toBeNull();
    expect([first, second].map((answer) => answer.headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
    ]);
    expect(second.status).toBe(200);
  });
});

describe('a frame of another site', () => {
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

  it('may show the form, what comes of it, and the thanks', async () => {
    const { to } = createTestVisits({
      ...open,
      'POST /survey/K7QX/submit/': () => new Reply(400, { email: ['Invalid email address.'] }),
    });
    const answers = [
      await to({ address: '/r/K7QX?embed=1' }),
      await to({ address: '/r/K7QX?embed=1', ...post({ email: 'x' }) }),
      await to({ address: '/r/K7QX?embed=1&sent=1' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200]);
    for (const answer of answers) expect(policyOf(answer)).toContain('frame-ancestors *');
  });

  it('may show nothing else', async () => {
    const { to } = createTestVisits(open);
    for (const search of ['', '?kiosk=1', '?kiosk=1&embed=1', '?sent=1', '?embed=yes']) {
      const answer = await to({ address: `/r/K7QX${search}` });
      expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    }
  });
});

describe('the choice of languages', () => {
  it('leads to the same page in each of them, with all that the address said', async () => {
    const { to, shown } = createTestVisits(open);

    const address = '/r/K7QX?channel=link&lang=pl&v=1.2.3';
    const { languages } = await shown(await to({ address }));

    expect(languages).toEqual([
      { language: 'en-US', href: '/r/K7QX?lang=en-US&channel=link&v=1.2.3' },
      { language: 'pl-PL', href: '/r/K7QX?lang=pl-PL&channel=link&v=1.2.3' },
    ]);
  });

  it.each([
    { search: '?embed=1', href: '/r/K7QX?lang=en-US&embed=1' },
    { search: '?kiosk=1', href: '/r/K7QX?lang=en-US&kiosk=1' },
    { search: '?sent=1', href: '/r/K7QX?lang=en-US&sent=1' },
  ])('keeps $search', async ({ search, href }) => {
    const { to, shown } = createTestVisits(open);

    const { languages } = await shown(await to({ address: `/r/K7QX${search}` }));

    expect(languages?.[0]?.href).toBe(href);
  });
});
