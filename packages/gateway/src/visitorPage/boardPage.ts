import { readSlug } from '@hearback/schema/rules';
import { LRUCache } from 'lru-cache';

import type { PublicBoard } from '../api/api.generated.ts';
import { createApiClient } from '../api/client.ts';
import { isRetryable, UpstreamError } from '../api/UpstreamError.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Caller, callerHeaders } from '../site/callers.ts';
import { bestEncoding, compress, type Encoding } from '../site/compress.ts';
import { visitorLanguage } from './pageRequest.ts';
import { createSendPage, pageHeaders } from './sendPage.ts';
import { hasIt } from './showForm.ts';
import type { SurveyCache } from './surveyCache.ts';
import type { VisitorPageTools } from './visitorPage.ts';

interface Tools extends Pick<VisitorPageTools, 'fetch' | 'apiBase' | 'render' | 'publicOrigin'> {
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

/**
 * The public board of a location. It is the same for everybody and has neither a script nor a cookie, so it is drawn
 * once for each language; caches ask whether it changed, so that one that is switched off is gone at once.
 */
export function createBoardPage({ fetch, apiBase, render, publicOrigin, boards }: Tools) {
  const send = createSendPage(render);
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
    const api = createApiClient({
      call: fetch,
      base: apiBase,
      caller: callerHeaders(request, caller),
    });
    const lang = new URL(request.url).searchParams.get('lang');
    const accepted = request.headers.get('accept-language');
    const slug = readSlug(rest.replace(/\/$/, ''));
    const missing = (kind: 'noBoard' | 'trouble') =>
      send(request, { kind }, visitorLanguage({ lang, accepted }), {
        status: kind === 'noBoard' ? 404 : 503,
        headers: hidden,
      });
    if (slug === undefined) return missing('noBoard');

    let known;
    try {
      known = await boards.find(slug, () => api.get('/board/{slug}/', { path: { slug } }));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return missing(isRetryable(error) ? 'trouble' : 'noBoard');
    }

    const { survey: board } = known;
    const language = visitorLanguage({ lang, accepted, spoken: board.languages });
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
