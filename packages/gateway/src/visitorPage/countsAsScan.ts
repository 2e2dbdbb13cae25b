import { isProgram } from '@hearback/schema/rules';

/**
 * True if a person views the page: a GET by a browser that does not merely prefetch it, and that displays
 * it. Another site can request it as a picture, a script or by `fetch`, and in a frame, where only the
 * form for frames is shown. Old browsers, and those without TLS, do not send `Sec-Fetch-Dest`.
 */
export function countsAsScan({ method, headers }: Request, isForFrames = false): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => headers.get(name)).join(' ');
  const shownIn = headers.get('sec-fetch-dest') ?? 'document';
  return (
    method === 'GET' &&
    (shownIn === 'document' || (isForFrames && /^i?frame$/.test(shownIn))) &&
    !/prefetch|prerender/i.test(purpose) &&
    !isProgram(headers.get('user-agent') ?? '')
  );
}
