import type { LanguageLink, VisitorMode, VisitorPage } from '@hearback/app/visitor';

import { bestEncoding, compress } from '../site/compress.ts';
import type { RenderPage } from './loadVisitorPage.ts';
import { pageHeaders } from './pageHeaders.ts';

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
