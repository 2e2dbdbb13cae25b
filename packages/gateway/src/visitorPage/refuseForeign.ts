import type { Visit } from './Visit.ts';
import { visitorLanguage } from './visitorLanguage.ts';

/**
 * Answers a page of another site that posts with its reader's browser: nothing is read, asked or stored,
 * and whoever sees it is led to the form itself. The same for every code, known or not.
 */
export function refuseForeign({ request, address, send }: Visit): Promise<Response> | Response {
  if ((request.headers.get('accept') ?? '').includes('application/json')) {
    return Response.json(
      { detail: 'Requests from other sites are not taken.', code: 'foreign_origin' },
      { status: 403, headers: { 'cache-control': 'no-store' } },
    );
  }
  const { slug, lang, mode } = address;
  const search = lang === null ? '' : `?lang=${encodeURIComponent(lang)}`;
  const href = `/r/${encodeURIComponent(slug)}${search}`;
  const language = visitorLanguage({ lang, accepted: request.headers.get('accept-language') });
  return send(request, { kind: 'foreign', href }, language, { status: 403, mode });
}
