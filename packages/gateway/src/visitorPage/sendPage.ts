import type { VisitorPage } from '@hearback/app/visitor';

import { bestEncoding, compress } from '../site/compress.ts';
import { pagePolicy } from '../site/contentSecurityPolicy.ts';
import { inlineTexts } from '../site/inlineTexts.ts';
import type { RenderPage } from './loadVisitorPage.ts';

/** Fast enough for a page that is made anew each time. */
const brotliQuality = 5;

/** What a page is sent as, besides itself. */
export interface PageAnswer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** Sends a page: nothing of it is kept by anyone, and only its own styles and script run. */
export const createSendPage =
  (render: RenderPage) =>
  async (
    request: Request,
    page: VisitorPage,
    language: string,
    { status = 200, headers = {} }: PageAnswer = {},
  ): Promise<Response> => {
    const html = render({ page, language });
    const encoding = bestEncoding(request.headers.get('accept-encoding'));
    const bytes = await compress(new TextEncoder().encode(html), encoding, brotliQuality);

    return new Response(request.method === 'HEAD' ? null : bytes, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-store',
        vary: 'Accept-Encoding, Accept-Language',
        'content-security-policy': pagePolicy(inlineTexts(html)),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...headers,
      },
    });
  };

export type SendPage = ReturnType<typeof createSendPage>;
