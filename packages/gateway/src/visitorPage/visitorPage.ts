import type { SubmitDirectly } from '@hearback/api/start';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

import type { CallApi } from '../api/callApi.ts';
import { createApiClient } from '../api/client.ts';
import { toUpstreamError } from '../api/UpstreamError.ts';
import { type Caller, callerFacts, callerHeaders, isForeign } from '../site/callers.ts';
import {
  type FacesOfThanks,
  readAddress,
  visitorLanguage,
  type VisitorRequest,
} from './pageRequest.ts';
import { type BuiltPage, createSendPage } from './sendPage.ts';
import { showForm } from './showForm.ts';
import type { SurveyCache } from './surveyCache.ts';
import { takeAnswer } from './takeAnswer.ts';
import { createDrawTemplate, createTemplateCache } from './template/templateCache.ts';

/**
 * Refuses a form that a page of another site posts through its visitor's browser: nothing is read,
 * requested or stored, and the visitor is led to the form itself. The same for every code, known or not.
 */
function refuseForeign({ request, address, send }: VisitorRequest): Promise<Response> | Response {
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

/** Dependencies of the visitor page. */
export interface VisitorPageTools extends BuiltPage {
  fetch: CallApi;
  /** Takes answers in, if the API runs in this process. Omitted: they are sent over `fetch`. */
  submit?: SubmitDirectly | undefined;
  apiBase: string;
  /** Origin of the addresses on printed codes, such as `https://feedback.example.com`. */
  publicOrigin: string;
  surveys: SurveyCache;
  logger: Logger;
}

interface GivenHere {
  slug: string;
  body: object;
  request: Request;
  caller: Caller;
}

/** Hands an answer to the API in this process. Throws an `UpstreamError` if it is refused. */
async function submitHere(
  submit: SubmitDirectly,
  { slug, body, request, caller }: GivenHere,
): Promise<{ receipt: string }> {
  const taken = await submit({
    slug,
    body: Buffer.from(JSON.stringify(body)),
    ...callerFacts(request, caller),
  });
  const { status, headers } = taken;
  if (status < 300) return taken.body as { receipt: string };
  throw toUpstreamError(taken.body, { status, retryAfter: headers['Retry-After'] ?? null });
}

/** Answers printed codes with HTML: the form as a whole page, and what is posted from it. */
export function createVisitorPage(tools: VisitorPageTools) {
  const { fetch, apiBase, publicOrigin, render, surveys, logger } = tools;
  const send = createSendPage(render);
  const templates = createTemplateCache(logger);
  const facesOfThanks: FacesOfThanks = new LRUCache({ max: 1_000, ttl: 600_000 });
  const template = createDrawTemplate({ render, templates, publicOrigin });

  return async (request: Request, caller: Caller, slug: string): Promise<Response> => {
    const url = new URL(request.url);
    const address = readAddress(url, slug);
    const api = createApiClient({
      call: fetch,
      base: apiBase,
      caller: callerHeaders(request, caller),
    });
    const visit: VisitorRequest = {
      request,
      url,
      address,
      api,
      survey: () =>
        surveys.find(address.slug, () =>
          api.get('/survey/{slug}/', { path: { slug: address.slug } }),
        ),
      submit: (body) =>
        tools.submit
          ? submitHere(tools.submit, { slug: address.slug, body, request, caller })
          : api.post('/survey/{slug}/submit/', { path: { slug: address.slug }, body }),
      template,
      send,
      refusalWords: tools.refusalWords,
      thanksFace: tools.thanksFace,
      facesOfThanks,
      publicOrigin,
      logger: logger.child({ request_id: caller.requestId }),
    };
    if (request.method === 'GET' || request.method === 'HEAD') return showForm(visit);
    if (request.method === 'POST') {
      return isForeign(request, publicOrigin) ? refuseForeign(visit) : takeAnswer(visit);
    }
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  };
}
