import { readSlug } from '@hearback/schema/rules';
import { LRUCache } from 'lru-cache';

import type { PublicAnswers, PublicBoard } from '../api/api.generated.ts';
import { type ApiClient, createApiClient } from '../api/client.ts';
import { isRetryable, UpstreamError } from '../api/UpstreamError.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Caller, callerHeaders } from '../site/callers.ts';
import { bestEncoding, compress, type Encoding } from '../site/compress.ts';
import { visitorLanguage } from './pageRequest.ts';
import { createSendPage, pageHeaders } from './sendPage.ts';
import { hasIt } from './showForm.ts';
import type { SurveyCache } from './surveyCache.ts';
import type { VisitorPageTools } from './visitorPage.ts';

type FinderTools = Pick<VisitorPageTools, 'fetch' | 'apiBase' | 'render'>;

interface Tools extends FinderTools, Pick<VisitorPageTools, 'publicOrigin'> {
  boards: SurveyCache<PublicBoard>;
}

/** A page as it is sent to everybody. */
interface DrawnPage {
  html: string;
  headers: Readonly<Record<string, string>>;
  packed: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

/** Pages in all languages and encodings that are kept. A page is some kilobytes. */
const mostKept = 500;

/** Search engines read both the header and the page. */
const hidden = { 'x-robots-tag': 'noindex' };

interface Asked {
  request: Request;
  caller: Caller;
  /** Undefined if the address can be none. */
  slug: string | undefined;
}

/** Finds what is public at an address. Answers the page that says why there is nothing, where that is so. */
function createFinder<Shown>(
  { fetch, apiBase, render }: FinderTools,
  cache: SurveyCache<Shown>,
  read: (api: ApiClient, slug: string) => Promise<Shown>,
) {
  const send = createSendPage(render);

  return async ({ request, caller, slug }: Asked) => {
    const lang = new URL(request.url).searchParams.get('lang');
    const accepted = request.headers.get('accept-language');
    const missing = (kind: 'noBoard' | 'trouble') =>
      send(request, { kind }, visitorLanguage({ lang, accepted }), {
        status: kind === 'noBoard' ? 404 : 503,
        headers: hidden,
      });
    if (slug === undefined) return missing('noBoard');
    const api = createApiClient({
      call: fetch,
      base: apiBase,
      caller: callerHeaders(request, caller),
    });
    try {
      const known = await cache.find(slug, () => read(api, slug));
      const languageIn = (spoken: readonly string[]) => visitorLanguage({ lang, accepted, spoken });
      return { slug, known, languageIn };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return missing(isRetryable(error) ? 'trouble' : 'noBoard');
    }
  };
}

/**
 * The public board of a location. It is the same for everybody and has neither a script nor a cookie, so it is drawn
 * once for each language; caches ask whether it changed, so that one that is switched off is gone at once.
 */
export function createBoardPage({ publicOrigin, boards, ...tools }: Tools) {
  const { render } = tools;
  const find = createFinder(tools, boards, (api, slug) =>
    api.get('/board/{slug}/', { path: { slug } }),
  );
  const drawn = new LRUCache<string, DrawnPage>({ max: mostKept });

  const draw = async (slug: string, board: PublicBoard, language: string): Promise<DrawnPage> => {
    const { form, venue, company, entries, code, is_indexed: isIndexed } = board;
    const languages = board.languages.map((one) => ({
      language: one,
      href: `/board/${slug}?lang=${encodeURIComponent(one)}`,
    }));
    const html = await render({
      page: {
        kind: 'board',
        form,
        venue,
        company,
        entries,
        isIndexed,
        ...(code !== null && { codeText: `${publicOrigin}/r/${code}` }),
      },
      language,
      languages,
    });
    const headers = {
      ...pageHeaders(html, language, 'page'),
      etag: `W/"${fingerprint(html)}"`,
      'cache-control': 'public, no-cache',
      ...(!isIndexed && hidden),
    };
    return { html, headers, packed: new Map() };
  };

  return async (request: Request, caller: Caller, rest: string): Promise<Response> => {
    const found = await find({ request, caller, slug: readSlug(rest.replace(/\/$/, '')) });
    if (found instanceof Response) return found;
    const { slug, known, languageIn } = found;
    const { survey: board } = known;
    const language = languageIn(board.languages);
    const key = `${slug} ${language} ${known.fingerprint}`;
    const page = drawn.get(key) ?? (await draw(slug, board, language));
    drawn.set(key, page);
    if (hasIt(request.headers.get('if-none-match'), page.headers['etag'] ?? '')) {
      return new Response(null, { status: 304, headers: page.headers });
    }
    const encoding = bestEncoding(request.headers.get('accept-encoding'));
    const bytes =
      page.packed.get(encoding) ?? (await compress(new TextEncoder().encode(page.html), encoding));
    page.packed.set(encoding, bytes);
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        ...page.headers,
        'content-length': String(bytes.byteLength),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  };
}

interface AnswersTools extends FinderTools {
  publicAnswers: SurveyCache<PublicAnswers>;
}

/** Copies of data and pictures may be a minute old, so that a busy website does not ask for each of its guests. */
const aMinute = 'public, max-age=60';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A star, the mean and the number of ratings: it needs no words. Fewer than ten ratings have no mean. */
function badgeOf({ venue, mean, ratings }: PublicAnswers): string {
  const said = mean === null ? '< 10' : `${mean.toFixed(1)} / 10 · ${ratings}`;
  const width = 56 + said.length * 9;
  const name = escaped(`${venue}: ${said}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40" role="img" aria-label="${name}">`,
    `<title>${name}</title><style>rect{fill:#fff;stroke:#70757f}text{fill:#1b1d22;font:600 16px system-ui,sans-serif}path{fill:#0a6b5d}`,
    '@media(prefers-color-scheme:dark){rect{fill:#16181d;stroke:#8d939e}text{fill:#f2f3f5}path{fill:#5fd0bd}}</style>',
    `<rect x=".5" y=".5" width="${width - 1}" height="39" rx="8"/>`,
    '<path transform="translate(12 8)" d="m12 2.7 2.87 5.82 6.43.93-4.65 4.53 1.1 6.4L12 17.36l-5.75 3.02 1.1-6.4L2.7 9.45l6.43-.93Z"/>',
    `<text x="44" y="26">${escaped(said)}</text></svg>`,
  ].join('');
}

/**
 * The answers of a location whose visitors allowed it: a page that other sites may frame, `badge.svg`, and `answers.json` for
 * their programs. All are the same for everybody. Browsers ask for the page each time, so that one that is switched off is gone
 * at once.
 */
export function createAnswersPage({ publicAnswers, ...tools }: AnswersTools) {
  const send = createSendPage(tools.render);
  const find = createFinder(tools, publicAnswers, (api, slug) =>
    api.get('/board/{slug}/answers/', { path: { slug } }),
  );

  return async (request: Request, caller: Caller, rest: string): Promise<Response> => {
    const [, address = '', file] = /^([^/]*)(?:\/(badge\.svg|answers\.json)?)?$/.exec(rest) ?? [];
    const found = await find({ request, caller, slug: readSlug(address) });
    if (found instanceof Response) return found;
    const { slug, known, languageIn } = found;
    const { form, venue, company, languages: spoken, ...shown } = known.survey;

    if (file !== undefined) {
      const isBadge = file === 'badge.svg';
      const body = isBadge ? badgeOf(known.survey) : JSON.stringify({ venue, company, ...shown });
      const headers = {
        'content-type': isBadge ? 'image/svg+xml; charset=utf-8' : 'application/json',
        'cache-control': aMinute,
        etag: `W/"${fingerprint(body)}"`,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        ...hidden,
        ...(isBadge && {
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        }),
      };
      if (hasIt(request.headers.get('if-none-match'), headers.etag)) {
        return new Response(null, { status: 304, headers });
      }
      return new Response(request.method === 'HEAD' ? null : body, { headers });
    }

    const language = languageIn(spoken);
    const languages = spoken.map((one) => ({
      language: one,
      href: `/answers/${slug}?lang=${encodeURIComponent(one)}`,
    }));
    const page = { kind: 'answers', form, venue, company, ...shown } as const;
    // Other sites may frame it: it has no control but the choice of a language.
    return send(request, page, language, {
      mode: 'embed',
      languages,
      headers: { 'cache-control': 'public, no-cache', ...hidden },
    });
  };
}
