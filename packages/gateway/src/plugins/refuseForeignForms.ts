import type { Plugin } from 'graphql-yoga';

import { isForeign } from '../site/callers.ts';

const answer = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status });

/**
 * Takes what a page of another origin cannot send without asking first: JSON. A plain HTML form
 * could post anything else with the reader's browser.
 */
export const refuseForeignForms = (publicOrigin?: string): Plugin => ({
  onRequest(event) {
    const { request } = event;
    if (isForeign(request, publicOrigin)) {
      event.endResponse(answer(403, 'Requests from other sites are not taken.'));
      return;
    }
    const type = request.headers.get('content-type') ?? '';
    if (request.method === 'POST' && !/^application\/json\s*(;|$)/i.test(type)) {
      event.endResponse(answer(415, 'Send the operation as application/json.'));
    }
  },
});
