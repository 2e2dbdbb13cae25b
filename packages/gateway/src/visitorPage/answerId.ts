import { createHash } from 'node:crypto';

import type { PostedAnswer } from './readAnswer.ts';
import { shownFields } from './shownFields.ts';

const asUuid = (hex: string): string =>
  [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');

/**
 * What makes an answer one answer where no script gives each its own id. A browser may show one page
 * twice, after going back or in two tabs, with the same id in it: the same words sent twice are one
 * answer, other words are another one, and neither is lost.
 */
export function answerId(posted: PostedAnswer): string | undefined {
  const clientId = posted.get('client_id')?.trim();
  if (!clientId) return undefined;
  const words = shownFields.map((name) => posted.get(name)?.trim() ?? '');
  return asUuid(
    createHash('sha256')
      .update(JSON.stringify([clientId, ...words]))
      .digest('hex'),
  );
}
