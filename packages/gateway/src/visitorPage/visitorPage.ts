import type { Logger } from 'pino';

import { callerHeaders, type Caller } from '../callerHeaders.ts';
import { createHttp, type CallApi } from '../sources/http.ts';
import { createSurveySource } from '../sources/survey.ts';
import type { RenderPage } from './loadVisitorPage.ts';
import { createSendPage } from './sendPage.ts';
import { showForm } from './showForm.ts';
import { takeAnswer } from './takeAnswer.ts';
import type { Visit } from './Visit.ts';

/** What the visitor page is made of. */
export interface VisitorPageTools {
  fetch: CallApi;
  apiBase: string;
  /** Where printed codes lead, such as `https://feedback.example.com`. */
  publicOrigin: string;
  render: RenderPage;
  logger: Logger;
}

/** Answers printed codes with HTML: the form as a whole page, and what is posted from it. */
export function createVisitorPage(tools: VisitorPageTools) {
  const { fetch, apiBase, publicOrigin, render, logger } = tools;
  const send = createSendPage(render);

  return async (request: Request, caller: Caller, slug: string): Promise<Response> => {
    const visit: Visit = {
      request,
      slug,
      codeText: `${publicOrigin}/r/${slug.toUpperCase()}`,
      source: createSurveySource(createHttp(fetch, apiBase, callerHeaders(request, caller))),
      send,
      logger: logger.child({ request_id: caller.requestId }),
    };
    if (request.method === 'GET' || request.method === 'HEAD') return showForm(visit);
    if (request.method === 'POST') return takeAnswer(visit);
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  };
}
