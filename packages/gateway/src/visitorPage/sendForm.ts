import type { VisitorMode } from '@hearback/app/visitor';

import { bestEncoding } from '../site/compress.ts';
import type { PageTemplate } from './template/createTemplate.ts';
import type { VisitValues } from './template/visitValues.ts';

/** Whether the browser has the page already. */
const hasIt = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  ifNoneMatch.split(',').some((one) => [etag, etag.slice(2), '*'].includes(one.trim()));

/**
 * Sends the page of a form. A browser may keep it for itself, and asks each time whether it still
 * stands: then nothing but a few headers is on the way, and the page shows the values of an earlier
 * visit. Why that loses no answer is in docs/decisions/0009. A kiosk keeps nothing of anybody.
 */
export async function sendForm(
  { method, headers }: Request,
  template: PageTemplate,
  values: VisitValues,
  mode: VisitorMode,
): Promise<Response> {
  const { etag } = template;
  const isKept = mode !== 'kiosk';
  const always = {
    ...template.headers,
    ...(isKept ? { etag, 'cache-control': 'private, no-cache' } : { 'cache-control': 'no-store' }),
  };
  if (isKept && hasIt(headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: always });
  }

  const encoding = bestEncoding(headers.get('accept-encoding'));
  const bytes = await template.fill(values, encoding);
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      ...always,
      'content-length': String(bytes.byteLength),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}
