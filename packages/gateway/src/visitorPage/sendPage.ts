import type { LanguageLink, VisitorMode, VisitorPage } from '@hearback/app/visitor';

import { bestEncoding, compress } from '../site/compress.ts';
import type { RenderPage } from './loadVisitorPage.ts';
import { inlineTexts, visitorPolicy } from '../site/securityHeaders.ts';

/**
 * Headers of a page from which an answer may be posted without a script. With the referrer policy
 * of all other pages, browsers would send `Origin: null`.
 */
export const formHeaders = { 'referrer-policy': 'same-origin' };

/** Headers of every visitor page. Only its own styles and scripts run. */
export const pageHeaders = (
  html: string,
  language: string,
  mode: VisitorMode,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  vary: 'Accept-Encoding, Accept-Language',
  'content-security-policy': visitorPolicy({
    ...inlineTexts(html),
    framedBy: mode === 'embed' ? '*' : "'none'",
  }),
});

/** Fast enough for a page that is rendered for each request. */
const brotliQuality = 5;

/** Response options of a page. */
export interface PageAnswer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  mode?: VisitorMode;
  languages?: readonly LanguageLink[];
}

/** Draws a page for one visitor and sends it: nothing of it is kept by anyone. */
export const createSendPage =
  (render: RenderPage) =>
  async (
    request: Request,
    page: VisitorPage,
    language: string,
    { status = 200, headers = {}, mode = 'page', languages = [] }: PageAnswer = {},
  ): Promise<Response> => {
    const html = render({ page, language, mode, languages });
    const encoding = bestEncoding(request.headers.get('accept-encoding'));
    const bytes = await compress(new TextEncoder().encode(html), encoding, brotliQuality);

    return new Response(request.method === 'HEAD' ? null : bytes, {
      status,
      headers: {
        ...pageHeaders(html, language, mode),
        'cache-control': 'no-store',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...headers,
      },
    });
  };

export type SendPage = ReturnType<typeof createSendPage>;
