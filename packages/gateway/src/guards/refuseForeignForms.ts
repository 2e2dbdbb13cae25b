import { isForeign } from '../site/callers.ts';
import type { Guard } from './limitRequests.ts';

const answer = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status });

/**
 * Takes what a page of another origin cannot send without asking first: JSON. A plain HTML form
 * could post anything else with the reader's browser.
 */
export const refuseForeignForms =
  (publicOrigin?: string): Guard =>
  (request) => {
    if (isForeign(request, publicOrigin)) {
      return answer(403, 'Requests from other sites are not taken.');
    }
    const type = request.headers.get('content-type') ?? '';
    return request.method === 'POST' && !/^application\/json\s*(;|$)/i.test(type)
      ? answer(415, 'Send the operation as application/json.')
      : undefined;
  };
