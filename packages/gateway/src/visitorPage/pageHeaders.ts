import type { VisitorMode } from '@hearback/app/visitor';

import { inlineTexts, visitorPolicy } from '../site/securityHeaders.ts';

/**
 * Headers of a page from which an answer may be posted without a script. With the referrer policy
 * of all other pages, browsers would send `Origin: null`.
 */
export const formHeaders = { 'referrer-policy': 'same-origin' };

/** Headers of every visitor page. Only its own styles and scripts run. */
export const pageHeaders = (
  html: string,
  language: string,
  mode: VisitorMode,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': language,
  vary: 'Accept-Encoding, Accept-Language',
  'content-security-policy': visitorPolicy({
    ...inlineTexts(html),
    framedBy: mode === 'embed' ? '*' : "'none'",
  }),
});
