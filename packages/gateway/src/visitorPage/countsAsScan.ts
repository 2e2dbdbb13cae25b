import { isProgram } from '@hearback/schema/rules';

/**
 * Whether somebody looks at the page: a GET by a browser that does not merely prepare for one, and that
 * shows it. Another site can ask for it as a picture, a script or by `fetch`, and in a frame, where only
 * the form that is made for one is shown. Old browsers, and those without TLS, do not say what for.
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
