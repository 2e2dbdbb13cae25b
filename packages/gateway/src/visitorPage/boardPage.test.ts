import type { VisitorPageInput } from '@hearback/app/visitor';
import { describe, expect, it } from 'vitest';

import type { PublicAnswers, PublicBoard } from '../api/api.generated.ts';
import { createFakeApi, Reply } from '../test/fakeApi.ts';
import { survey } from '../test/visits.ts';
import { createAnswersPage, createBoardPage } from './boardPage.ts';
import { createSurveyCache } from './surveyCache.ts';

const slug = 'K7QX2M9PAB';
const board = {
  form: survey.form,
  venue: 'Café Lipa · Old Town',
  company: 'Café Lipa',
  languages: ['en-US', 'pl-PL'],
  is_indexed: false,
  entries: [
    { day: '2026-11-21', words: [{ language: 'en-US', said: 'Loud.', did: 'We put up felt.' }] },
  ],
  code: null as string | null,
};

/** A page without its looks: what it would show, as JSON in the body. */
function createTestBoards(answer: () => unknown) {
  const api = createFakeApi({ [`GET /board/${slug}/`]: answer });
  const boards = createSurveyCache<PublicBoard>();
  let drawn = 0;
  const show = createBoardPage({
    fetch: api.call,
    apiBase: 'http://api.test',
    publicOrigin: 'https://hearback.example',
    render: (input: Omit<VisitorPageInput, 'assets'>) => {
      drawn += 1;
      return `<style>a{}</style>${JSON.stringify(input)}`;
    },
    boards,
  });
  const caller = { clientAddress: '203.0.113.9', requestId: 'request-0001' };
  return {
    forget: boards.forget,
    drawn: () => drawn,
    to: (rest = slug, init: RequestInit = {}) =>
      show(
        new Request(`https://hearback.example/board/${rest}`, init),
        caller,
        rest.replace(/\?.*/, ''),
      ),
    shown: async (response: Response) =>
      JSON.parse((await response.text()).replace(/^<style>.*<\/style>/, '')) as VisitorPageInput,
  };
}

it('is one page for everybody, which caches ask about each time, without a cookie', async () => {
  const { to, shown, drawn } = createTestBoards(() => board);
  const first = await to();
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(first.headers.get('x-robots-tag')).toBe('noindex');
  expect(first.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const etag = first.headers.get('etag') ?? '';
  expect((await shown(first)).page).toMatchObject({ kind: 'board', venue: board.venue });

  const again = await to(slug, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  // Whichever way somebody spells it.
  expect((await to(`${slug.toLowerCase()}/`)).headers.get('etag')).toBe(etag);
  expect(drawn()).toBe(1);
});

it('speaks the language of the address, else of the browser', async () => {
  const { to, shown } = createTestBoards(() => board);
  const polish = await shown(await to(slug, { headers: { 'accept-language': 'pl' } }));
  expect(polish.language).toBe('pl-PL');
  const asked = await to(`${slug}?lang=en-US`, { headers: { 'accept-language': 'pl' } });
  expect(asked.headers.get('content-language')).toBe('en-US');
  expect(polish.languages).toEqual([
    { language: 'en-US', href: `/board/${slug}?lang=en-US` },
    { language: 'pl-PL', href: `/board/${slug}?lang=pl-PL` },
  ]);
});

it('is listed, and has a code, where its owner wants that', async () => {
  const { to, shown } = createTestBoards(() => ({
    ...board,
    is_indexed: true,
    code: 'ABCDEFGHJK',
  }));
  const answer = await to();
  expect(answer.headers.get('x-robots-tag')).toBeNull();
  expect((await shown(answer)).page).toMatchObject({
    isIndexed: true,
    codeText: 'https://hearback.example/r/ABCDEFGHJK',
  });
});

it('is gone at once when it is switched off, and alike when it never was', async () => {
  let isOn = true;
  const { to, forget } = createTestBoards(() =>
    isOn ? board : new Reply(404, { detail: 'Not found.', code: 'not_found' }),
  );
  const etag = (await to()).headers.get('etag') ?? '';
  isOn = false;
  forget();
  const off = await to(slug, { headers: { 'if-none-match': etag } });
  const never = await to('nothing');
  expect([off.status, never.status]).toEqual([404, 404]);
  expect(await off.text()).toBe(await never.text());
  expect(off.headers.get('cache-control')).toBe('no-store');
});

it('says that the server has trouble, and not that there is none', async () => {
  const { to } = createTestBoards(() => new Reply(503, { detail: 'Later.', code: 'unavailable' }));
  expect((await to()).status).toBe(503);
});

describe('public answers', () => {
  const shown = {
    form: survey.form,
    venue: 'Café "Lipa" <Old>',
    company: 'Café Lipa',
    languages: ['en-US'],
    days: 365,
    ratings: 128,
    mean: 8.4 as number | null,
    hidden: 3,
    answers: [
      { rating: 9, comment: '<script>', name: 'Ewa', language: 'en-US', day: '2026-11-21' },
    ],
  };
  const createTestAnswers = (answer: () => unknown) => {
    const api = createFakeApi({ [`GET /board/${slug}/answers/`]: answer });
    const show = createAnswersPage({
      fetch: api.call,
      apiBase: 'http://api.test',
      render: (input: Omit<VisitorPageInput, 'assets'>) => JSON.stringify(input),
      publicAnswers: createSurveyCache<PublicAnswers>(),
    });
    const caller = { clientAddress: '203.0.113.9', requestId: 'request-0001' };
    return (rest: string, init: RequestInit = {}) =>
      show(new Request(`https://hearback.example/answers/${rest}`, init), caller, rest);
  };

  it('may stand in frames of other sites, and are asked for each time', async () => {
    const page = await createTestAnswers(() => shown)(slug);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(page.headers.get('cache-control')).toBe('public, no-cache');
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(await page.json()).toMatchObject({ page: { kind: 'answers', mean: 8.4, hidden: 3 } });
  });

  it('have a badge whose words are words', async () => {
    const badge = await createTestAnswers(() => shown)(`${slug}/badge.svg`);
    expect(badge.headers.get('content-type')).toContain('image/svg+xml');
    expect(badge.headers.get('cache-control')).toBe('public, max-age=60');
    const svg = await badge.text();
    expect(svg).toContain('aria-label="Café &quot;Lipa&quot; &lt;Old>: 8.4 / 10 · 128"');
    expect(svg).not.toMatch(/<Old|<script/);
    const few = await createTestAnswers(() => ({ ...shown, mean: null }))(`${slug}/badge.svg`);
    expect(await few.text()).toContain('&lt; 10');
  });

  it('are data for any site, once while nothing changed', async () => {
    const to = createTestAnswers(() => shown);
    const json = await to(`${slug}/answers.json`);
    expect(json.headers.get('access-control-allow-origin')).toBe('*');
    const { form: _, languages: __, ...rest } = shown;
    expect(await json.json()).toEqual(rest);
    const etag = json.headers.get('etag') ?? '';
    const again = await to(`${slug}/answers.json`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each(['', 'badge.svg', `${slug}/other.svg`, 'ZZZZZZZZZZ', `${slug}/badge.svg/x`])(
    'are not found at "%s"',
    async (rest) => {
      expect((await createTestAnswers(() => new Reply(404))(rest)).status).toBe(404);
    },
  );

  it('are not found in any form once they are off', async () => {
    const to = createTestAnswers(() => new Reply(404));
    for (const rest of [slug, `${slug}/badge.svg`, `${slug}/answers.json`]) {
      expect((await to(rest)).status).toBe(404);
    }
  });
});
