import type { VisitorMode } from '@hearback/app/visitor';

import { visitorPolicy } from '../site/contentSecurityPolicy.ts';
import { inlineTexts } from '../site/inlineTexts.ts';

/**
 * What a page is sent with besides, from which an answer may be posted without a script. With the policy
 * that all other pages have, browsers would not say that the answer comes from here (`Origin: null`).
 */
export const formHeaders = { 'referrer-policy': 'same-origin' };

/** What every page for visitors is sent with. Only its own styles and scripts run. */
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
